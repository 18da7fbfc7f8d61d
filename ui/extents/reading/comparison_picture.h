// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/api/extent_comparison.h"
#include "ui/extents/drawing/lane.h"
#include "ui/extents/table/pieces.h"

namespace drover::ui {

// What the window draws of one file. Empty where the file could not be read.
struct FilePicture {
    std::shared_ptr<const ExtentLane> state;
    std::shared_ptr<const ExtentLane> sharing;
    std::vector<PieceIndex> pieces;
};

struct PlacedPiece {
    std::uint32_t file = 0;  // index in Comparison::files
    PieceIndex piece;
};

// A comparison and all that its views need of it, made on the thread that read it. Never changes.
struct ComparisonPicture {
    Comparison comparison;
    std::vector<FilePicture> files;       // as in the comparison
    std::vector<PlacedPiece> by_address;  // what has an address, by filesystem and address
    std::uint64_t longest = 0;            // bytes, with what is preallocated beyond the end
    std::uint64_t block = 0;              // the smallest of the files' blocks

    std::size_t files_read() const;
};
using SharedPicture = std::shared_ptr<const ComparisonPicture>;

SharedPicture picture_of(Comparison comparison);

}  // namespace drover::ui
