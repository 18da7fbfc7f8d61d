// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include "ui/extents/drawing/columns.h"
#include "ui/extents/strip/lane_tiles.h"

namespace drover::ui {

// Draws the part of a lane that `window` shows into the image, from row `top` on; a column of the window is a column
// of the image (device pixels). The image is of Format_RGB32 and at least as wide as the window.
void draw_lane(QImage& image, int top, const ExtentLane& lane, const ByteWindow& window, const LaneTiles& tiles);

}  // namespace drover::ui
