// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace drover::test {

// One extent as FIEMAP gives it, asked without the engine, so that a mistake there cannot hide here.
struct MappedExtent {
    std::uint64_t logical = 0;
    std::uint64_t physical = 0;
    std::uint64_t length = 0;
    std::uint32_t flags = 0;  // FIEMAP_EXTENT_*
};

enum class Flush : bool { no, yes };

// Nothing where the filesystem has no FIEMAP.
std::optional<std::vector<MappedExtent>> extents_of(const std::string& path, Flush flush = Flush::yes);

// Bytes of [0, size) by kind, and what lies after it. data + preallocated + inlined + hole = size.
struct ExtentTotals {
    std::uint64_t data = 0;
    std::uint64_t preallocated = 0;
    std::uint64_t inlined = 0;
    std::uint64_t hole = 0;
    std::uint64_t shared = 0;  // of data
    std::uint64_t preallocated_shared = 0;
    std::uint64_t delayed = 0;  // of data, not yet on the disk
    std::uint64_t preallocated_after_end = 0;

    std::uint64_t exclusive() const { return data - shared; }
};
std::optional<ExtentTotals> extent_totals(const std::string& path, Flush flush = Flush::yes);

// Data bytes that two files map to the same place at the same offset, where an address is a proof: not inline, not
// compressed, not waiting for its place on the disk.
std::uint64_t bytes_in_common(const std::string& a, const std::string& b);

// What any filesystem tells.
struct Layout {
    std::uint64_t size = 0;
    std::uint64_t allocated = 0;  // st_blocks * 512
    std::uint64_t seek_data = 0;  // bytes between SEEK_DATA and SEEK_HOLE
    std::uint64_t seek_hole() const { return size - seek_data; }
};
Layout layout_of(const std::string& path);

// Bytes of [0, size) that take no place: by FIEMAP, else by SEEK_HOLE.
std::uint64_t hole_bytes(const std::string& path);
// Bytes of [0, size) that were written: by FIEMAP, else by SEEK_DATA.
std::uint64_t data_bytes(const std::string& path);
// Of the holes of `a`, the bytes that are holes in `b` as well.
std::uint64_t holes_in_common(const std::string& a, const std::string& b);

}  // namespace drover::test
