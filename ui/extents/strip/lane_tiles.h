// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <array>

#include "ui/extents/strip/lane_topic.h"

class QPainter;

namespace drover::ui {

using ClassSet = std::uint8_t;  // a bit for each class; those that are set are hidden

// For each class a picture as high as its lane, which repeats to the side. In device pixels, because the lanes are
// drawn by copying from it pixel by pixel.
class LaneTiles {
public:
    LaneTiles() = default;
    LaneTiles(LaneTopic topic, int height, qreal density, const QPalette& palette, ClassSet hidden);

    int height() const { return height_; }
    const QImage& of(std::size_t lane_class) const { return tiles_[lane_class]; }
    bool is_ground(std::size_t lane_class) const { return ground_[lane_class]; }

private:
    int height_ = 0;
    std::array<QImage, lane_classes> tiles_;
    std::array<bool, lane_classes> ground_{};
};

QColor lane_ground(const QPalette& palette);
// The same look in a rectangle of any size, for legends.
void paint_class(QPainter& painter, const QRectF& rect, const ClassLook& look, const QPalette& palette);

}  // namespace drover::ui
