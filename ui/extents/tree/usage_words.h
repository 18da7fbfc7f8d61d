// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/tree_usage.h"

namespace drover::ui {

QString usage_sentence(const UsageNode& node);                    // the figures of a row in words
QString freed_sentence(const QString& name, const Freed& freed);  // "Deleting … would free at least …"
QString scan_progress_text(const UsageProgress& progress);        // how far a scan is
QString scan_result_text(const TreeUsage& usage);                 // what it covered, and what it could not

}  // namespace drover::ui
