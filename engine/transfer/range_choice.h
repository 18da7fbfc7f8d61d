// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/transfer_options.h"
#include "engine/sys/syscalls.h"
#include "engine/transfer/file_ends.h"

namespace drover::transfer {

// Which bytes of a file are moved at all.
enum class RangeChoice : std::uint8_t {
    nothing,           // the file is empty
    to_the_end,        // its size is a rumour (/proc, /sys, small files behind FUSE): read until there is no more
    one_hole,          // not one block is allocated: set the size, read nothing
    between_holes,     // the data ranges that SEEK_DATA and SEEK_HOLE tell
    seeking_zeros,     // everything is read, blocks of zeros become holes
    dense,             // one range
    dense_over_holes,  // one range, and the holes in it are to be written
};

// Files from this size are worth a second look, before (is the size true?) and after (did it change?).
inline constexpr std::uint64_t large_file = 1024 * 1024;

// Whether the file holds holes or preallocated space that SparseChoice::never wants written. Then neither a clone nor
// a kernel copy may serve, as both can leave holes.
bool must_fill_holes(sys::Syscalls& sys, const FileEnds& ends, SparseChoice sparse);

// Asks the filesystem at most one question: SEEK_DATA of a source without blocks, SEEK_HOLE of a large one that has as
// many as its size needs, its extent map where holes are to be filled.
RangeChoice choose_ranges(sys::Syscalls& sys, const FileEnds& ends, SparseChoice sparse);

}  // namespace drover::transfer
