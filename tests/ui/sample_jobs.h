// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::test {

// Believable jobs for pictures, one in each state that looks different.
JobSnapshot running_job();
JobSnapshot attention_job();
std::vector<JobSnapshot> sample_jobs();
JobSnapshot archiving_job();
JobSnapshot extracting_job();
std::vector<JobSnapshot> archive_jobs();

}  // namespace drover::test
