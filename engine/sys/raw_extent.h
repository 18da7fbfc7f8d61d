// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace drover::sys {

// One entry of FIEMAP (linux/fiemap.h), all figures in bytes.
struct RawExtent {
    std::uint64_t logical = 0;
    std::uint64_t physical = 0;
    std::uint64_t length = 0;
    std::uint32_t flags = 0;  // FIEMAP_EXTENT_*, some of which are spelled out below
    bool last = false;
    bool unknown = false;
    bool delayed = false;    // FIEMAP_EXTENT_DELALLOC: not yet on the disk, physical is 0
    bool encoded = false;    // compressed
    bool inlined = false;    // in the metadata or in a block with others: FIEMAP_EXTENT_DATA_INLINE, _DATA_TAIL
    bool unwritten = false;  // preallocated
    bool shared = false;

    std::uint64_t logical_end() const { return logical + length; }
};

inline constexpr std::size_t raw_extent_batch = 512;

}  // namespace drover::sys
