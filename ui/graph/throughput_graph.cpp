// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/throughput_graph.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "ui/graph/graph_painter.h"
#include "ui/graph/graph_range.h"
#include "ui/graph/throughput_history.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

double seconds_of(const ThroughputHistory& history, ThroughputPoint::Phase phase) {
    double seconds = 0;
    for (const auto& span : history.spans()) {
        if (span.phase == phase) seconds += span.end - span.begin;
    }
    return seconds;
}

}  // namespace

ThroughputGraph::ThroughputGraph(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("graph"));
    setAccessibleName(tr("Throughput"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ThroughputGraph::show_history(const ThroughputHistory* history, bool ended) {
    const std::uint64_t revision = history ? history->revision() : 0;
    if (history == history_ && revision == shown_revision_ && ended == ended_) return;
    ended_ = ended;
    if (history != history_) gutter_ = 0;
    history_ = history;
    shown_revision_ = revision;
    const QString words = history ? summary(*history) : QString();
    setAccessibleDescription(words);
    setToolTip(words);
    update();
}

QString ThroughputGraph::summary(const ThroughputHistory& history) {
    if (history.empty()) return tr("Nothing has been measured yet.");
    using Seconds = std::chrono::duration<double>;
    const double now = history.point(history.size() - 1).rate();
    QStringList sentences{
        tr("Last %1, on average %2, at most %3.")
            .arg(format_rate(now), format_rate(history.average().value_or(0)), format_rate(history.peak()))};
    const double still = seconds_of(history, ThroughputPoint::Phase::still);
    const double flushing = seconds_of(history, ThroughputPoint::Phase::flushing);
    if (still > 0) sentences << tr("Nothing moved for %1.").arg(format_duration(Seconds(still)));
    if (flushing > 0) sentences << tr("The device was still writing for %1.").arg(format_duration(Seconds(flushing)));
    return sentences.join(u' ');
}

QSize ThroughputGraph::sizeHint() const {
    return {420, 170};
}

QSize ThroughputGraph::minimumSizeHint() const {
    return {200, 5 * fontMetrics().height()};
}

GraphFrame ThroughputGraph::frame() {
    GraphFrame frame;
    frame.scale = nice_scale(rate_to_show(*history_), unit_step());
    choose_times(frame, *history_);
    for (int line = 1; line <= frame.scale.lines(); ++line) {
        gutter_ = std::max(gutter_, fontMetrics().horizontalAdvance(format_rate(line * frame.scale.step)));
    }
    const int text = fontMetrics().height();
    frame.plot = QRectF(rect()).adjusted(gutter_ + 7, text / 2.0, -1, -text - 4);
    return frame;
}

void ThroughputGraph::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (!history_ || history_->empty()) {
        painter.setPen(secondary_text(palette()));
        painter.drawText(rect(), static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap,
                         ended_ ? tr("It ended before its throughput could be seen")
                                : tr("The throughput appears here while the job runs"));
        return;
    }
    const GraphFrame place = frame();
    GraphPainter graph(painter, place, palette());
    graph.paint_grid();
    graph.paint_bands(*history_);
    graph.paint_curve(*history_);
    graph.paint_average(*history_);
    graph.paint_time_axis(*history_);
}

void ThroughputGraph::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) gutter_ = 0;
}

}  // namespace drover::ui
