// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/extents/drawing/byte_window.h"
#include "ui/extents/drawing/lane.h"

namespace drover::ui {

// How many pixels of a column's height each class gets. The sum is the column's height, or 0 where there is no file.
using ColumnStack = std::array<int, lane_classes>;

// Heights in proportion to the bytes, but at least 1 for a class that is there at all (as long as there is room).
ColumnStack stack_of(const ClassBytes& bytes, int height);

// One stack for each pixel of the window. Where two ranges meet within a pixel, the larger takes it: an edge is an
// edge and not a mixture.
std::vector<ColumnStack> columns_of(const ExtentLane& lane, const ByteWindow& window, int height);

}  // namespace drover::ui
