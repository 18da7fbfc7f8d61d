// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graph_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/graph/throughput_history.h"
#include "ui/paint/method_bar.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

struct Graph {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Graph)
};

using Phase = ThroughputPoint::Phase;

// The rate of the methods up to and with number `last`.
double stacked(const ThroughputPoint& point, std::size_t last) {
    double sum = 0;
    for (std::size_t i = 0; i <= last; ++i) sum += point.rates[i];
    return sum;
}

QString band_title(Phase phase) {
    return phase == Phase::flushing ? Graph::tr("writing to device") : Graph::tr("stalled");
}

}  // namespace

void GraphPainter::paint_grid() {
    const QRectF& plot = frame_.plot;
    painter_.fillRect(plot, palette_.color(QPalette::Base));
    for (int line = 0; line <= frame_.scale.lines(); ++line) {
        const double rate = line * frame_.scale.step;
        const double y = frame_.y(rate);
        painter_.setPen(QPen(hairline(palette_), 1));
        painter_.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        if (line == 0) continue;
        const double height = painter_.fontMetrics().height();
        paint_label({0, y - height / 2, plot.left() - 6, height}, Qt::AlignRight, format_rate(rate));
    }
}

void GraphPainter::paint_label(const QRectF& area, Qt::Alignment alignment, const QString& text) {
    painter_.setPen(secondary_text(palette_));
    painter_.drawText(area, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextDontClip, text);
}

void GraphPainter::paint_bands(const ThroughputHistory& history) {
    for (const auto& span : history.spans()) {
        const double left = std::max(frame_.plot.left(), frame_.x(span.begin));
        const QRectF band(left, frame_.plot.top(), frame_.x(span.end) - left, frame_.plot.height());
        if (band.width() <= 0) continue;
        const bool flush = span.phase == Phase::flushing;
        const QColor color = flush ? palette_.color(QPalette::Highlight) : signal_color(Signal::attention, palette_);
        QColor tint = color;
        tint.setAlphaF(0.13f);
        painter_.fillRect(band, tint);
        tint.setAlphaF(0.45f);
        painter_.fillRect(band, QBrush(tint, flush ? Qt::HorPattern : Qt::FDiagPattern));
        const QString title = band_title(span.phase);
        if (painter_.fontMetrics().horizontalAdvance(title) + 8 > band.width()) continue;
        painter_.setPen(mix(color, palette_.color(QPalette::Text), 0.4));
        painter_.drawText(band.adjusted(4, 2, -4, 0), static_cast<int>(Qt::AlignTop | Qt::AlignHCenter), title);
    }
}

void GraphPainter::paint_curve(const ThroughputHistory& history) {
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setClipRect(frame_.plot);
    // The whole stack is painted first, then each lower part over it: no seams between neighbours.
    for (std::size_t method = method_count; method-- > 0;) {
        QPainterPath area;
        area.moveTo(frame_.x(history.point(0).begin), frame_.plot.bottom());
        bool any = false;
        for (std::size_t i = 0; i < history.size(); ++i) {
            const ThroughputPoint& point = history.point(i);
            const double y = frame_.y(stacked(point, method));
            any |= point.rates[method] > 0;
            area.lineTo(frame_.x(point.begin), y);
            area.lineTo(frame_.x(point.end), y);
        }
        if (!any) continue;
        area.lineTo(frame_.x(history.point(history.size() - 1).end), frame_.plot.bottom());
        area.closeSubpath();
        painter_.save();
        painter_.setClipPath(area, Qt::IntersectClip);
        paint_method_ground(painter_, frame_.plot, all_methods[method], palette_);
        painter_.restore();
    }
    painter_.restore();
    paint_peaks(history);
}

// What is cut off at the top, marked by an arrow head.
void GraphPainter::paint_peaks(const ThroughputHistory& history) {
    painter_.save();
    painter_.setRenderHint(QPainter::Antialiasing);
    painter_.setPen(QPen(palette_.color(QPalette::Base), 1));
    painter_.setBrush(palette_.color(QPalette::Text));
    const double top = frame_.plot.top() + 2;
    for (std::size_t i = 0; i < history.size(); ++i) {
        const ThroughputPoint& point = history.point(i);
        const double x = (frame_.x(point.begin) + frame_.x(point.end)) / 2;
        if (point.rate() <= frame_.scale.top || x < frame_.plot.left()) continue;
        const QPointF corners[] = {{x, top}, {x + 4, top + 7}, {x - 4, top + 7}};
        painter_.drawPolygon(corners, 3);
    }
    painter_.restore();
}

void GraphPainter::paint_average(const ThroughputHistory& history) {
    const double average = history.average().value_or(0);
    if (average <= 0 || average > frame_.scale.top) return;
    const double y = frame_.y(average);
    const QColor ink = palette_.color(QPalette::Text);
    painter_.setPen(QPen(ink, 1.2, Qt::DashLine));
    painter_.drawLine(QPointF(frame_.plot.left(), y), QPointF(frame_.plot.right(), y));
    const QString text = Graph::tr("average %1").arg(format_rate(average));
    const QFontMetricsF metrics(painter_.font());
    QRectF label(0, 0, metrics.horizontalAdvance(text) + 10, metrics.height() + 2);
    label.moveTopRight({frame_.plot.right() - 4, std::max(frame_.plot.top() + 2, y - label.height() - 2)});
    QColor ground = palette_.color(QPalette::Base);
    ground.setAlphaF(0.85f);
    painter_.fillRect(label, ground);
    painter_.setPen(ink);
    painter_.drawText(label, Qt::AlignCenter, text);
}

void GraphPainter::paint_time_axis(const ThroughputHistory& history) {
    const double height = painter_.fontMetrics().height();
    const QRectF area(frame_.plot.left(), frame_.plot.bottom() + 3, frame_.plot.width(), height);
    const double last = history.point(history.size() - 1).end;
    const QString begin =
        frame_.begin > 0 ? format_duration(std::chrono::duration<double>(frame_.begin)) : Graph::tr("start");
    paint_label(area, Qt::AlignLeft, begin);
    paint_label(area, Qt::AlignRight, format_duration(std::chrono::duration<double>(frame_.end)));
    if (last < frame_.begin + (frame_.end - frame_.begin) * 0.25) return;
    paint_label(area, Qt::AlignHCenter, Graph::tr("running time"));
}

}  // namespace drover::ui
