// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// The name that an entry gets in the destination, as far as its own name decides it: with JobOptions::adapt_names one
// that the destination takes.
std::string adapted_name(const JobContext& job, const DirectoryPair& directory, const std::string& name);

}  // namespace drover::jobs
