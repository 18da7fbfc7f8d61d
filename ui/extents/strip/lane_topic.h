// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <vector>

#include "ui/extents/drawing/lane.h"

namespace drover::ui {

// What a lane is about.
enum class LaneTopic { state, sharing, members };

// Every class has a texture besides its colour, for those who cannot tell the colours apart.
enum class Texture {
    solid,
    notch,
    cross_hatch,
    diagonal,
    horizontal,
    dots,
    dashed_edge,
    question_mark,
    centre_line,  // nothing but a line on the ground
    empty,
};

// A class of a lane: its name, what it means, and its look.
struct ClassLook {
    LaneClass id = 0;
    QString name;
    QString help;
    QRgb light = 0;
    QRgb dark = 0;
    Texture texture = Texture::solid;

    QColor color(const QPalette& palette) const;
    bool is_ground() const { return texture == Texture::centre_line || texture == Texture::empty; }
};

QString topic_title(LaneTopic topic);
// In the order of the legend; every class that a lane of this topic can hold, but for `nothing`.
std::vector<ClassLook> classes_of(LaneTopic topic);
QString class_name(LaneTopic topic, LaneClass id);

}  // namespace drover::ui
