// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStyleOptionViewItem>

class QPainter;

namespace drover::ui {

// Marks a selected, hovered or focused row with a tint instead of the full highlight, which would swallow the colours
// of the methods.
void paint_selection_ground(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& card, double radius);

}  // namespace drover::ui
