// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include "ui/graph/graph_frame.h"

class QPainter;

namespace drover::ui {

class ThroughputHistory;

// The layers of a throughput graph, from back to front.
class GraphPainter {
public:
    GraphPainter(QPainter& painter, const GraphFrame& frame, const QPalette& palette)
        : painter_(painter), frame_(frame), palette_(palette) {}

    void paint_grid();
    void paint_bands(const ThroughputHistory& history);
    void paint_curve(const ThroughputHistory& history);
    void paint_average(const ThroughputHistory& history);
    void paint_time_axis(const ThroughputHistory& history);

private:
    void paint_peaks(const ThroughputHistory& history);
    void paint_label(const QRectF& area, Qt::Alignment alignment, const QString& text);

    QPainter& painter_;
    const GraphFrame& frame_;
    const QPalette& palette_;
};

}  // namespace drover::ui
