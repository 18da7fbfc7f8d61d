// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "engine/api/job_request.h"
#include "engine/sys/syscalls.h"

namespace drover::jobs {

// The devices that a job keeps busy. Empty: it keeps none busy and never waits (a rename or a clone within one
// filesystem, filesystems in memory).
using LaneSet = std::set<std::string>;

// Looks at sources and destination; may wait for a disk. What cannot be asked takes no lane: the job itself will say
// what is wrong.
LaneSet lanes_of(sys::Syscalls& sys, const JobRequest& request);

// The directory that a path is, or that it lies in.
sys::SysResult<sys::UniqueFd> open_directory_of(sys::Syscalls& sys, const std::string& path);

// Which lanes are taken: one job at a time on each device. Not thread-safe.
class LaneTable {
public:
    // All or none. The permit is given back by release().
    [[nodiscard]] bool acquire(const LaneSet& lanes);
    void release(const LaneSet& lanes);
    // The first of `lanes` that another job has.
    std::string busy(const LaneSet& lanes) const;

private:
    LaneSet taken_;
};

}  // namespace drover::jobs
