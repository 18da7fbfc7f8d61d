// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/figure.h"

namespace drover {

// Bytes that a copy did not have to write.
//  clones: data bytes (no hole, preallocation or inline data) that source and destination now share, seen by a
//          successful FICLONE or by FIEMAP afterwards.
//  holes:  bytes of source holes that the destination neither wrote nor allocated.
// These are logical bytes not written, not disk space saved.
using SavedBytes = Figure;

struct Savings {
    SavedBytes clones;
    SavedBytes holes;

    Savings& operator+=(const Savings& other) {
        clones += other.clones;
        holes += other.holes;
        return *this;
    }
};

}  // namespace drover
