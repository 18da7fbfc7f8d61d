// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/jobs/common/job_context.h"
#include "engine/jobs/copy/tree_walk.h"

namespace drover::jobs {

// Turns paths into items below opened directories. A source with a target of its own (JobRequest::targets) becomes
// that; the others go by cp's rules: an existing directory receives them inside it, anything else becomes the one
// source's name. What cannot be (a source that is not there, a directory into itself, a second source with a name
// already given) is recorded as a failed item and left out. In a dry run a destination that would be made has no
// descriptor in its pair.
std::vector<TopLevelItem> resolve_targets(JobContext& job);
// The same for sources that are added to a job that runs.
std::vector<TopLevelItem> resolve_targets(JobContext& job, const std::vector<std::string>& added);

}  // namespace drover::jobs
