// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QRect>
#include <Qt>
#include <algorithm>

#include "ui/extents/strip/lane_topic.h"

namespace drover::ui {

// Strips, ruler and minimap stand below each other and have their first byte at the same x. Bytes run from left to
// right in every language, as the digits of their offsets do; only the titles change sides.
inline constexpr int lane_height = 24;
inline constexpr int lane_gap = 4;
inline constexpr int edge_room = 8;  // for the outline of what lies at the very edge

inline int title_width(const QFontMetrics& metrics) {
    int width = 0;
    for (const LaneTopic topic : {LaneTopic::state, LaneTopic::sharing, LaneTopic::members})
        width = std::max(width, metrics.horizontalAdvance(topic_title(topic)));
    return width + 16;
}

// Where the bytes are in a widget of this size.
inline QRect bytes_area(const QRect& widget, const QFontMetrics& metrics, Qt::LayoutDirection direction) {
    const int titles = title_width(metrics);
    return direction == Qt::RightToLeft ? widget.adjusted(edge_room, 0, -titles, 0)
                                        : widget.adjusted(titles, 0, -edge_room, 0);
}

inline QRect titles_area(const QRect& widget, const QFontMetrics& metrics, Qt::LayoutDirection direction) {
    QRect area = widget;
    if (direction == Qt::RightToLeft) area.setLeft(widget.right() - title_width(metrics) + 9);
    else area.setWidth(title_width(metrics) - 8);
    return area;
}

}  // namespace drover::ui
