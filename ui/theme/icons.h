// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>
#include <QString>

class QPainter;

namespace drover::ui {

// One of resources/icons/NAME.svg, drawn in the palette's text colour at the time of painting.
QIcon symbolic_icon(const QString& name);
void paint_symbol(QPainter& painter, const QString& name, const QRectF& rect, const QColor& color);
QIcon application_icon();

}  // namespace drover::ui
