// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/api/extent_view.h"

namespace drover::ui {

// A piece of a file that is of one extent and shares with the same places all along: a row of the table. Kept as two
// numbers, because there may be a million of them.
struct PieceIndex {
    std::uint32_t extent = 0;
    std::uint32_t sharing = 0;  // or `beyond_the_end`
};
inline constexpr std::uint32_t beyond_the_end = UINT32_MAX;

// Both have the piece's offset and length.
struct Piece {
    Extent extent;
    SharingRange sharing;

    std::uint64_t offset() const { return extent.offset; }
    std::uint64_t length() const { return extent.length; }
    std::uint64_t end() const { return extent.end(); }
};

std::vector<PieceIndex> pieces_of(const FileView& file);  // in order of offset
std::uint64_t offset_of(const FileView& file, PieceIndex index);
Piece piece_of(const FileView& file, PieceIndex index);
// Of a byte of the extent; that of the whole extent where it is compressed.
std::uint64_t address_at(const Extent& extent, std::uint64_t offset);

}  // namespace drover::ui
