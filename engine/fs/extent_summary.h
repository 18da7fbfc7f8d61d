// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// What FIEMAP says of the bytes [0, size) of a file. data + preallocated + inlined + hole = size when complete.
struct ExtentSummary {
    std::uint64_t data = 0;          // written, wherever it is; delayed allocation included
    std::uint64_t preallocated = 0;  // unwritten extents: they read as zero
    std::uint64_t inlined = 0;       // inside the metadata, so never shared
    std::uint64_t hole = 0;
    std::uint64_t shared = 0;  // of `data`, what FIEMAP calls shared
    bool complete = true;      // false: the map was longer than `most_batches` allowed, the figures cover its start
};

// Few, because each costs btrfs a search for others that share it.
inline constexpr std::size_t extent_summary_batch = 128;

// Reads at most `most_batches` * extent_summary_batch extents. Costs one ioctl a batch.
sys::SysResult<ExtentSummary> summarize_extents(sys::Syscalls& sys, int fd, std::uint64_t size,
                                                std::size_t most_batches);

// Bytes of [0, size) that both files map to the same place. Compressed extents do not count: their maps can be equal
// while their bytes differ. Reads both maps whole.
sys::SysResult<std::uint64_t> shared_bytes(sys::Syscalls& sys, int a, int b, std::uint64_t size);

}  // namespace drover::fs
