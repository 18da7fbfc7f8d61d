// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/job_request.h"
#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

// What decides about a directory, for the job and for its plan. Asks nobody.

// A source directory met a second time on the way down, or one that this job is writing into: without an end.
bool leads_back(const DirectoryPair& directory);
inline constexpr const char* leads_back_text =
    "This directory leads back to one that is being copied already (a bind mount?)";

// What becomes of a directory whose name is taken.
enum class Meeting : std::uint8_t {
    merge,   // it is another directory
    itself,  // it is this one
    skip,
    beside,  // a free name is found
    refuse,  // a file is in the way
};
Meeting meeting_of(ConflictPolicy policy, const sys::FileStatus& source, const sys::FileStatus& existing);
inline constexpr const char* meets_itself_text = "Source and destination are the same directory";

}  // namespace drover::jobs
