// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"
#include "engine/jobs/copy/placement.h"

namespace drover::jobs {

inline constexpr const char* already_there = "it is there already";

// What a job that goes on finds under an item's name, and what looks as if an earlier run of it had put it there: it
// has the time that only a finished copy gets. Whose it is cannot be known, so nothing is replaced for it but what
// holds no byte that its source has not.
struct Found {
    sys::FileStatus existing;
    // Its content need not be looked at: it was written since the system started, so no power loss can have cut it off.
    bool whole = false;
};

// Nothing: the name is free, or what stands there is to be treated as anybody's. Looks, changes nothing.
std::optional<Found> find_of_earlier_run(const JobContext& job, const DirectoryPair& directory, const Item& item,
                                         const sys::FileStatus& source);

// What an earlier run put beside a name that is taken, as `place` says it is, has one of these names.
std::vector<std::string> names_of_earlier_run(const JobContext& job, const DirectoryPair& directory, const Item& item,
                                              const Place& place);

}  // namespace drover::jobs
