// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/jobs/job_context.h"
#include "engine/jobs/tree_walk.h"

namespace drover::jobs {

// Turns the request's paths into items below opened directories, by cp's rules: an existing directory receives the
// sources inside it, anything else becomes the one source's name. What cannot be (a source that is not there, a
// directory into itself, a second source with a name already given) is recorded as a failed item and left out.
std::vector<TopLevelItem> resolve_targets(JobContext& job);

}  // namespace drover::jobs
