// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sys/file_status.h"

namespace drover::fs {

// Whether `copy` is what a filesystem may have made of `source`. They round times down to these: ext4 and others, NTFS,
// microseconds, ext3, FAT.
inline bool same_time(sys::Timestamp source, sys::Timestamp copy) {
    constexpr sys::Timestamp granularities[] = {1, 100, 1'000, one_second, 2 * one_second};
    for (const sys::Timestamp step : granularities)
        if (copy == source - source % step) return true;
    return false;
}

}  // namespace drover::fs
