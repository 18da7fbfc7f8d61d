// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// Reads the extents of a range of a file by FIEMAP, one batch at a time. Not thread-safe.
class ExtentMap {
public:
    ExtentMap(sys::Syscalls& sys, int fd, ByteRange range, std::size_t batch = sys::raw_extent_batch)
        : sys_(sys), fd_(fd), range_(range), batch_(batch) {}

    // The next extents, in logical order and without overlaps; the first and the last may reach out of the range. Empty
    // at the end. EOPNOTSUPP and ENOTTY: the filesystem has no extent map, which does not mean that it has no extents.
    sys::SysResult<std::vector<sys::RawExtent>> next();
    // Whether next() would answer without asking.
    bool at_end() const { return range_.empty(); }

private:
    sys::Syscalls& sys_;
    int fd_;
    ByteRange range_;  // what is left
    std::size_t batch_;
};

}  // namespace drover::fs
