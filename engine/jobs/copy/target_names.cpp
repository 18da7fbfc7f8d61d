// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/target_names.h"

namespace drover::jobs {

std::string adapted_name(const JobContext& job, const DirectoryPair& directory, const std::string& name) {
    if (!job.request.options.adapt_names) return name;
    return fs::fitting_name(directory.destination_profile->names, name, job.name_limit);
}

}  // namespace drover::jobs
