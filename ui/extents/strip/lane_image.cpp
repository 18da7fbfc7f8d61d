// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/strip/lane_image.h"

#include <algorithm>

namespace drover::ui {

namespace {

// Which class has the pixel at each height of a column, from the top down. What is written stands on the bottom.
void order_column(const ColumnStack& stack, const LaneTiles& tiles, std::vector<LaneClass>& rows) {
    auto row = rows.rbegin();
    for (const bool ground : {false, true}) {
        for (std::size_t i = 0; i < lane_classes; ++i) {
            if (tiles.is_ground(i) != ground) continue;
            const auto height = std::min<std::ptrdiff_t>(stack[i], rows.rend() - row);
            row = std::fill_n(row, height, static_cast<LaneClass>(i));
        }
    }
    std::fill(row, rows.rend(), no_file);
}

}  // namespace

void draw_lane(QImage& image, int top, const ExtentLane& lane, const ByteWindow& window, const LaneTiles& tiles) {
    const auto stacks = columns_of(lane, window, tiles.height());
    const auto columns = std::min(stacks.size(), static_cast<std::size_t>(image.width()));
    std::array<std::size_t, lane_classes> periods{};
    for (std::size_t i = 0; i < lane_classes; ++i) periods[i] = static_cast<std::size_t>(tiles.of(i).width());

    std::vector<LaneClass> classes(static_cast<std::size_t>(tiles.height()) * columns);  // row by row
    std::vector<LaneClass> column(static_cast<std::size_t>(tiles.height()));
    for (std::size_t x = 0; x < columns; ++x) {
        if (x == 0 || stacks[x] != stacks[x - 1]) order_column(stacks[x], tiles, column);
        for (std::size_t y = 0; y < column.size(); ++y) classes[y * columns + x] = column[y];
    }
    for (std::size_t y = 0; y < column.size(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(top + static_cast<int>(y)));
        std::array<const QRgb*, lane_classes> texture{};
        for (std::size_t i = 0; i < lane_classes; ++i)
            texture[i] = reinterpret_cast<const QRgb*>(tiles.of(i).constScanLine(static_cast<int>(y)));
        for (std::size_t x = 0; x < columns; ++x) {
            const LaneClass own = classes[y * columns + x];
            line[x] = texture[own][x % periods[own]];
        }
    }
}

}  // namespace drover::ui
