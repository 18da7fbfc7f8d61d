// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/api/item_record.h"
#include "engine/api/job_snapshot.h"
#include "engine/api/queue_state.h"

namespace drover::test {

// Believable jobs for pictures, one in each state that looks different.
JobSnapshot running_job();
JobSnapshot attention_job();
std::vector<JobSnapshot> sample_jobs();
JobSnapshot archiving_job();
JobSnapshot extracting_job();
std::vector<JobSnapshot> archive_jobs();
JobSnapshot planned_job();
QueueState sample_queue();
std::vector<ItemRecord> sample_items(std::size_t count);

}  // namespace drover::test
