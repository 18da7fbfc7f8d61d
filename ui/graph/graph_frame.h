// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "ui/graph/nice_scale.h"

namespace drover::ui {

// Where a time and a rate lie on the picture.
struct GraphFrame {
    QRectF plot;
    double begin = 0;  // seconds at the left edge
    double end = 1;    // seconds at the right edge
    NiceScale scale;

    double x(double time) const { return plot.left() + plot.width() * (time - begin) / (end - begin); }
    double y(double rate) const { return plot.bottom() - plot.height() * rate / scale.top; }
};

}  // namespace drover::ui
