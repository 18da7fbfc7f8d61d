// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/item_report.h"
#include "engine/api/job_snapshot.h"

namespace drover::cli {

// One object a line on standard output, flushed, so that a reader sees each when it happens.
void print_json_item(const ItemReport& report);
void print_json_progress(const JobSnapshot& job);
void print_json_finished(const JobSnapshot& job);

}  // namespace drover::cli
