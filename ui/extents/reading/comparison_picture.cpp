// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/reading/comparison_picture.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "ui/extents/drawing/file_lanes.h"

namespace drover::ui {

namespace {

struct Placed {
    std::size_t filesystem;  // the first file of it stands for it
    std::uint64_t address;
    PlacedPiece piece;
};

std::size_t first_of_same_filesystem(const Comparison& comparison, std::size_t file) {
    const std::string& key = comparison.files[file]->filesystem.key;
    for (std::size_t other = 0; other < file; ++other) {
        if (comparison.files[other] && comparison.files[other]->filesystem.key == key) return other;
    }
    return file;
}

std::vector<PlacedPiece> pieces_by_address(const ComparisonPicture& picture) {
    std::vector<Placed> placed;
    for (std::uint32_t file = 0; file < picture.files.size(); ++file) {
        const auto& view = picture.comparison.files[file];
        if (!view) continue;
        const std::size_t filesystem = first_of_same_filesystem(picture.comparison, file);
        for (const PieceIndex piece : picture.files[file].pieces) {
            const Extent& extent = view->extents[piece.extent];
            if (extent.has_address)
                placed.push_back({filesystem, address_at(extent, offset_of(*view, piece)), {file, piece}});
        }
    }
    std::ranges::sort(placed, [](const Placed& a, const Placed& b) {
        // Those of one address in the order of their files.
        return std::tie(a.filesystem, a.address, a.piece.file, a.piece.piece.extent) <
               std::tie(b.filesystem, b.address, b.piece.file, b.piece.piece.extent);
    });
    std::vector<PlacedPiece> pieces;
    pieces.reserve(placed.size());
    for (const Placed& one : placed) pieces.push_back(one.piece);
    return pieces;
}

}  // namespace

std::size_t ComparisonPicture::files_read() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(comparison.files, [](const auto& file) { return file.has_value(); }));
}

SharedPicture picture_of(Comparison comparison) {
    auto picture = std::make_shared<ComparisonPicture>();
    picture->comparison = std::move(comparison);
    for (const auto& file : picture->comparison.files) {
        FilePicture& own = picture->files.emplace_back();
        if (!file) continue;
        own.state = std::make_shared<const ExtentLane>(state_lane(*file));
        own.sharing = std::make_shared<const ExtentLane>(sharing_lane(*file));
        own.pieces = pieces_of(*file);
        picture->longest = std::max({picture->longest, file->size, own.state->end()});
        const std::uint64_t block = file->filesystem.block;
        if (block > 0) picture->block = picture->block == 0 ? block : std::min(picture->block, block);
    }
    picture->by_address = pieces_by_address(*picture);
    return picture;
}

}  // namespace drover::ui
