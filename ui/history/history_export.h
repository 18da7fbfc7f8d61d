// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <vector>

#include "engine/api/queue_keeper.h"

namespace drover::ui {

enum class ReportFormat { text, csv, json };

// By the end of the file's name; text where it says nothing else.
ReportFormat report_format_of(const QString& file);

// Reports of jobs. Text is in the window's language; CSV (RFC 4180, a line a job) and JSON (an array of objects, with
// the errors) have integers, fixed words and UTC times, and names escaped as escape_name() does.
QByteArray reports_as(ReportFormat format, const std::vector<StoredJob>& jobs);

}  // namespace drover::ui
