// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/archive_listing.h"
#include "engine/api/item_report.h"
#include "engine/api/job_snapshot.h"
#include "engine/base/figure.h"

namespace drover::cli {

// One object a line on standard output, flushed, so that a reader sees each when it happens.
void print_json_item(const ItemReport& report);
void print_json_progress(const JobSnapshot& job);
void print_json_finished(const JobSnapshot& job);

// Whether a dry run has counted what a job would do; one that cannot begin would do nothing.
bool has_plan(const JobSnapshot& job);

// Of a listing: each member, then how it ended.
struct ListSums {
    std::uint64_t members = 0;
    Figure size;  // at least, where a size is not known
};
void print_json_member(const ListedMember& member);
void print_json_listed(const ListSums& sums, const Error* error);

}  // namespace drover::cli
