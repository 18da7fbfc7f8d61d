// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/method_bar.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/text/summary.h"
#include "ui/text/words.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr double corner = 3.5;
constexpr double least_width = 3;   // a method that moved anything can be seen
constexpr double letter_room = 13;  // narrower segments keep colour and texture only
constexpr double texture_step = 6;

class PainterState {
public:
    explicit PainterState(QPainter& painter) : painter_(painter) { painter_.save(); }
    ~PainterState() { painter_.restore(); }
    PainterState(const PainterState&) = delete;
    PainterState& operator=(const PainterState&) = delete;

private:
    QPainter& painter_;
};

void draw_diagonals(QPainter& painter, const QRectF& rect) {
    // Anchored to the left edge of the world, so that a growing segment does not make its texture crawl.
    const double first = std::floor((rect.left() - rect.height()) / texture_step) * texture_step;
    for (double x = first; x < rect.right(); x += texture_step) {
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    }
}

void draw_dots(QPainter& painter, const QRectF& rect) {
    const double first = std::floor(rect.left() / texture_step) * texture_step;
    const double rows = std::max(1.0, std::floor(rect.height() / (2 * texture_step)));
    const double row_height = rect.height() / rows;
    for (double top = rect.top(); top < rect.bottom() - 1; top += row_height) {
        for (double x = first; x < rect.right(); x += texture_step) {
            painter.drawPoint(QPointF(x, top + row_height * 0.28));
            painter.drawPoint(QPointF(x + texture_step / 2, top + row_height * 0.72));
        }
    }
}

void draw_hole(QPainter& painter, const QRectF& rect, const QColor& color) {
    painter.setPen(QPen(color, 1));
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
}

void draw_texture(QPainter& painter, const QRectF& rect, MethodId method, const QColor& fill) {
    QColor ink = readable_on(fill);
    ink.setAlphaF(0.38f);
    const PainterState state(painter);
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(ink, method == MethodId::buffered ? 1.8 : 1.3, Qt::SolidLine, Qt::RoundCap));
    if (method == MethodId::kernel) draw_diagonals(painter, rect);
    if (method == MethodId::buffered) draw_dots(painter, rect);
}

void draw_letter(QPainter& painter, const QRectF& rect, MethodId method, const QColor& fill, const QColor& ink) {
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::clamp(rect.height() * 0.72, 8.0, 13.0)));
    font.setBold(true);
    painter.setFont(font);
    const double width = rect.height() * 0.8;
    const QRectF patch(rect.center().x() - width / 2, rect.top() + 1, width, rect.height() - 2);
    painter.fillRect(patch, fill);  // the texture must not cross the letter
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, method_letter(method));
}

void draw_segment(QPainter& painter, const BarSegment& segment, const QPalette& palette, bool resting) {
    const bool hole = segment.method == MethodId::hole;
    const QColor base = palette.color(QPalette::Base);
    const QColor color = mix(method_color(segment.method, palette), base, resting ? 0.35 : 0);
    const QColor fill = hole ? base : color;
    painter.fillRect(segment.rect, fill);
    if (hole) draw_hole(painter, segment.rect, color);
    else draw_texture(painter, segment.rect, segment.method, fill);
    if (segment.rect.width() < letter_room) return;
    draw_letter(painter, segment.rect, segment.method, fill, hole ? palette.color(QPalette::Text) : readable_on(fill));
}

void draw_track(QPainter& painter, const QRectF& rect, const BarContent& content, const QPalette& palette) {
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    painter.fillRect(rect, mix(base, text, 0.10));
    if (!content.open_ended) return;
    painter.setPen(QPen(mix(base, text, 0.20), 1.2));
    draw_diagonals(painter, rect);
}

void clip_rounded(QPainter& painter, const QRectF& rect, double radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipPath(path);
}

}  // namespace

BarContent bar_content(const JobSnapshot& job) {
    BarContent content;
    content.open_ended = job.state == JobState::running && !percent_known(job);
    content.resting = job.state == JobState::paused || job.state == JobState::cancelled;
    const double fraction = progress_fraction(job);
    const auto moved = static_cast<double>(job.bytes.total());
    if (moved <= 0) {
        content.plain = fraction;
        return content;
    }
    for (const MethodId method : all_methods) {
        content.shares[static_cast<std::size_t>(method)] = fraction * static_cast<double>(job.bytes[method]) / moved;
    }
    return content;
}

std::vector<BarSegment> bar_segments(const BarContent& content, const QRectF& rect) {
    std::vector<BarSegment> segments;
    double left = rect.left();
    for (const MethodId method : all_methods) {
        const double share = content.shares[static_cast<std::size_t>(method)];
        if (share <= 0) continue;
        const double width = std::min(std::max(share * rect.width(), least_width), rect.right() - left);
        segments.push_back({method, QRectF(left, rect.top(), width, rect.height())});
        left += width;
    }
    return segments;
}

void paint_method_bar(QPainter& painter, const QRectF& rect, const BarContent& content, const QPalette& palette,
                      Qt::LayoutDirection direction) {
    const bool mirrored = direction == Qt::RightToLeft;
    const auto place = [&](QRectF part) {
        if (mirrored) part.moveRight(rect.left() + rect.right() - part.left());
        return part;
    };
    const PainterState state(painter);
    clip_rounded(painter, rect, corner);
    draw_track(painter, rect, content, palette);
    if (content.plain > 0) {
        const QRectF done(rect.left(), rect.top(), rect.width() * content.plain, rect.height());
        painter.fillRect(place(done), mix(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.4));
    }
    auto segments = bar_segments(content, rect);
    for (BarSegment& segment : segments) segment.rect = place(segment.rect);
    for (const BarSegment& segment : segments) draw_segment(painter, segment, palette, content.resting);
    for (std::size_t i = 1; i < segments.size(); ++i) {
        const double border = mirrored ? segments[i].rect.right() : segments[i].rect.left();
        painter.fillRect(QRectF(border - 0.5, rect.top(), 1, rect.height()), palette.color(QPalette::Base));
    }
}

void paint_method_ground(QPainter& painter, const QRectF& rect, MethodId method, const QPalette& palette) {
    if (method == MethodId::hole) {
        QColor color = method_color(method, palette);
        painter.fillRect(rect, palette.color(QPalette::Base));
        color.setAlphaF(0.6f);
        painter.fillRect(rect, QBrush(color, Qt::HorPattern));
        return;
    }
    const QColor color = method_color(method, palette);
    painter.fillRect(rect, color);
    draw_texture(painter, rect, method, color);
}

void paint_method_badge(QPainter& painter, const QRectF& rect, MethodId method, const QPalette& palette) {
    const PainterState state(painter);
    clip_rounded(painter, rect, corner);
    draw_segment(painter, {method, rect}, palette, false);
}

}  // namespace drover::ui
