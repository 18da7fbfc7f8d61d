// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace drover {

// How far a figure can be trusted, from best to worst.
enum class Precision : std::uint8_t { exact, at_least, at_most, unknown };

// Bytes that a copy did not have to write.
//  clones: data bytes (no hole, preallocation or inline data) that source and destination now share, seen by a
//          successful FICLONE or by FIEMAP afterwards.
//  holes:  bytes of source holes that the destination neither wrote nor allocated.
// These are logical bytes not written, not disk space saved.
struct SavedBytes {
    std::uint64_t bytes = 0;
    Precision precision = Precision::exact;

    // A sum is as precise as its least precise part; a part of no bytes adds no doubt.
    SavedBytes& operator+=(const SavedBytes& other) {
        bytes += other.bytes;
        if (other.bytes > 0 || other.precision == Precision::unknown) precision = std::max(precision, other.precision);
        return *this;
    }
};

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
