// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/strip/lane_tiles.h"

#include <QPainter>
#include <QPainterPath>
#include <cmath>

#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int period = 16;  // of every texture, pixels

// Black or white at such strength that it shows on the colour without taking it over.
QColor ink_on(const QColor& color, const QPalette& palette) {
    QColor ink = readable_on(color);
    ink.setAlphaF(wants_high_contrast(palette) ? 0.9f : 0.5f);
    return ink;
}

// At 45 degrees and with a step that divides the period, so that tiles fit together.
void draw_diagonals(QPainter& painter, const QRectF& rect, bool rising) {
    const double rise = rect.height();
    const double first = rect.left() - period * std::ceil(rise / period);
    for (double x = first; x < rect.right() + period; x += period / 2.0) {
        if (rising) painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rise, rect.top()));
        else painter.drawLine(QPointF(x, rect.top()), QPointF(x + rise, rect.bottom()));
    }
}

void draw_notches(QPainter& painter, const QRectF& rect, const QColor& ground) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    for (double x = rect.left() + period / 2.0; x < rect.right(); x += period) {
        const QPointF notch[] = {{x - 3.5, rect.top()}, {x + 3.5, rect.top()}, {x, rect.top() + 4.5}};
        painter.drawConvexPolygon(notch, 3);
    }
}

void draw_dots(QPainter& painter, const QRectF& rect) {
    for (double y = rect.top() + 4; y < rect.bottom(); y += 8) {
        const bool shifted = std::fmod(y - rect.top(), 16) > 8;
        for (double x = rect.left() + (shifted ? 6 : 2); x < rect.right(); x += 8) painter.drawPoint(QPointF(x, y));
    }
}

void draw_edges(QPainter& painter, const QRectF& rect, const QColor& ground) {
    for (double x = rect.left() + 4; x < rect.right(); x += 8) {
        painter.fillRect(QRectF(x, rect.top(), 4, 3), ground);
        painter.fillRect(QRectF(x, rect.bottom() - 3, 4, 3), ground);
    }
}

void draw_question_marks(QPainter& painter, const QRectF& rect, const QColor& ink) {
    QFont font = painter.font();
    font.setPixelSize(12);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    for (double x = rect.left(); x < rect.right(); x += period)
        painter.drawText(QRectF(x, rect.top(), period, rect.height()), Qt::AlignCenter, QStringLiteral("?"));
}

void draw_texture(QPainter& painter, const QRectF& rect, Texture texture, const QColor& color,
                  const QPalette& palette) {
    const QColor ground = lane_ground(palette);
    const QColor ink = ink_on(color, palette);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.4));
    switch (texture) {
        case Texture::notch:
            return draw_notches(painter, rect, ground);
        case Texture::cross_hatch:
            painter.setPen(QPen(ink, 1.1));
            draw_diagonals(painter, rect, true);
            return draw_diagonals(painter, rect, false);
        case Texture::diagonal:
            return draw_diagonals(painter, rect, true);
        case Texture::horizontal:
            for (double y = rect.top() + 3; y < rect.bottom(); y += 5)
                painter.drawLine(QPointF(rect.left() - 1, y), QPointF(rect.right() + 1, y));
            return;
        case Texture::dots:
            painter.setPen(QPen(ink, 2.6, Qt::SolidLine, Qt::RoundCap));
            return draw_dots(painter, rect);
        case Texture::dashed_edge:
            return draw_edges(painter, rect, ground);
        case Texture::question_mark:
            return draw_question_marks(painter, rect, readable_on(color));
        case Texture::centre_line:
            painter.setRenderHint(QPainter::Antialiasing, false);
            painter.fillRect(QRectF(rect.left(), std::floor(rect.center().y()), rect.width(), 1), color);
            return;
        case Texture::solid:
        case Texture::empty:
            return;
    }
}

void draw_look(QPainter& painter, const QRectF& rect, const ClassLook& look, const QPalette& palette, bool hidden) {
    const QColor ground = lane_ground(palette);
    const QColor color = look.color(palette);
    painter.fillRect(rect, look.is_ground() ? ground : color);
    draw_texture(painter, rect, look.texture, color, palette);
    if (!hidden) return;
    QColor veil = ground;
    veil.setAlphaF(0.88f);
    painter.fillRect(rect, veil);
}

QImage blank_tile(int height, qreal density, const QColor& color) {
    const int width = static_cast<int>(std::lround(period * density));
    QImage tile(width, height, QImage::Format_RGB32);
    tile.fill(color);
    return tile;
}

}  // namespace

LaneTiles::LaneTiles(LaneTopic topic, int height, qreal density, const QPalette& palette, ClassSet hidden)
    : height_(height) {
    tiles_.fill(blank_tile(height, density, palette.color(QPalette::Window)));
    ground_.fill(true);
    for (const ClassLook& look : classes_of(topic)) {
        QImage tile = blank_tile(height, density, lane_ground(palette));
        QPainter painter(&tile);
        painter.scale(density, density);
        draw_look(painter, QRectF(0, 0, period, height / density), look, palette, hidden >> look.id & 1);
        painter.end();
        tiles_[look.id] = tile;
        ground_[look.id] = look.is_ground();
    }
}

QColor lane_ground(const QPalette& palette) {
    return palette.color(QPalette::Base);
}

void paint_class(QPainter& painter, const QRectF& rect, const ClassLook& look, const QPalette& palette) {
    painter.save();
    QPainterPath shape;
    shape.addRoundedRect(rect, 3, 3);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(shape, Qt::IntersectClip);
    draw_look(painter, rect, look, palette, false);
    painter.restore();
    if (!look.is_ground()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hairline(palette));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.restore();
}

}  // namespace drover::ui
