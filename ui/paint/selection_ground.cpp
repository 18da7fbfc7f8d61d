// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/selection_ground.h"

#include <QPainter>

#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

float tint_strength(QStyle::State state) {
    const bool in_focus = state & QStyle::State_HasFocus || state & QStyle::State_Active;
    if (state & QStyle::State_Selected) return in_focus ? 0.16f : 0.10f;
    return state & QStyle::State_MouseOver ? 0.06f : 0.0f;
}

}  // namespace

void paint_selection_ground(QPainter& painter, const QStyleOptionViewItem& option, const QRectF& card, double radius) {
    painter.setRenderHint(QPainter::Antialiasing);
    QColor tint = option.palette.color(QPalette::Highlight);
    tint.setAlphaF(tint_strength(option.state));
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint);
    painter.drawRoundedRect(card, radius, radius);
    const bool outlined = option.state & QStyle::State_Selected && wants_high_contrast(option.palette);
    if (!outlined && !(option.state & QStyle::State_HasFocus)) return;
    painter.setPen(QPen(option.palette.color(QPalette::Highlight), 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius);
}

}  // namespace drover::ui
