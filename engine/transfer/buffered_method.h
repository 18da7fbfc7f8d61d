// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/transfer/method.h"

namespace drover::transfer {

// Read and write through the worker's buffer: works everywhere. With Ends::zeros_become_holes, blocks of zeros are
// not written; the caller sets the destination's size.
Attempt buffered_copy_range(Workspace& work, const Ends& ends, const RangeCopy& range);

// The same for a source whose size cannot be trusted (/proc, /sys, FUSE): reads to the end of the file, wherever
// that is. `length` of the range is ignored.
Attempt buffered_copy_to_end(Workspace& work, const Ends& ends, const RangeCopy& range);

// Writes bytes that were read before.
Attempt write_range(Workspace& work, int destination, std::span<const std::byte> data, std::uint64_t offset);
// The same, with Ends::zeros_become_holes.
Attempt write_range(Workspace& work, const Ends& ends, int destination, std::span<const std::byte> data,
                    std::uint64_t offset);

}  // namespace drover::transfer
