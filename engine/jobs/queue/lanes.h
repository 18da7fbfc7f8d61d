// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
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

// How many jobs each lane has; it is busy with `width` of them. Not thread-safe.
class LaneTable {
public:
    void set_width(unsigned width) { width_ = width; }
    unsigned width() const { return width_; }

    void take(const LaneSet& lanes);     // also busy ones: the caller asks first, or cannot help it
    void release(const LaneSet& lanes);  // what was taken
    // The first of `lanes` that other jobs keep busy, or "".
    std::string busy(const LaneSet& lanes) const;

private:
    unsigned width_ = 1;
    std::map<std::string, unsigned> taken_;  // none of 0
};

}  // namespace drover::jobs
