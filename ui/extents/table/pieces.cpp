// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/table/pieces.h"

#include <algorithm>

#include "ui/extents/drawing/file_lanes.h"

namespace drover::ui {

std::vector<PieceIndex> pieces_of(const FileView& file) {
    std::vector<PieceIndex> pieces;
    pieces.reserve(file.extents.size() + file.sharing.size());
    std::uint32_t sharing = 0;
    for (std::uint32_t i = 0; i < file.extents.size(); ++i) {
        const Extent& extent = file.extents[i];
        if (extent.offset >= file.size) {
            pieces.push_back({i, beyond_the_end});
            continue;
        }
        while (sharing < file.sharing.size() && file.sharing[sharing].end() <= extent.offset) ++sharing;
        for (; sharing < file.sharing.size() && file.sharing[sharing].offset < extent.end(); ++sharing) {
            pieces.push_back({i, sharing});
            if (file.sharing[sharing].end() > extent.end()) break;
        }
    }
    return pieces;
}

std::uint64_t offset_of(const FileView& file, PieceIndex index) {
    const std::uint64_t offset = file.extents[index.extent].offset;
    return index.sharing == beyond_the_end ? offset : std::max(offset, file.sharing[index.sharing].offset);
}

Piece piece_of(const FileView& file, PieceIndex index) {
    const Extent& whole = file.extents[index.extent];
    Piece piece{whole, {}};
    if (index.sharing == beyond_the_end) {
        piece.sharing = {whole.offset, whole.length, no_segment, sharing_beyond_the_end(whole)};
        return piece;
    }
    piece.sharing = file.sharing[index.sharing];
    const std::uint64_t begin = std::max(whole.offset, piece.sharing.offset);
    const std::uint64_t end = std::min(whole.end(), piece.sharing.end());
    piece.extent.offset = piece.sharing.offset = begin;
    piece.extent.length = piece.sharing.length = end - begin;
    piece.extent.address = address_at(whole, begin);
    return piece;
}

std::uint64_t address_at(const Extent& extent, std::uint64_t offset) {
    if (!extent.has_address) return 0;
    return extent.kind == ExtentKind::compressed ? extent.address : extent.address + (offset - extent.offset);
}

}  // namespace drover::ui
