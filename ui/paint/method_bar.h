// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QRectF>
#include <array>
#include <vector>

#include "engine/api/job_snapshot.h"
#include "engine/base/method.h"

class QPainter;

namespace drover::ui {

// A bar's content: how much of the whole each method moved. Colour, texture and letter all tell the method.
struct BarContent {
    std::array<double, method_count> shares{};  // of the whole; the sum is at most 1
    double plain = 0;                           // done, but by no method: empty files, renames
    bool open_ended = false;                    // the whole is not known yet
    bool resting = false;                       // nothing moves: paler
};

struct BarSegment {
    MethodId method;
    QRectF rect;
};

BarContent bar_content(const JobSnapshot& job);
std::vector<BarSegment> bar_segments(const BarContent& content, const QRectF& rect);
void paint_method_bar(QPainter& painter, const QRectF& rect, const BarContent& content, const QPalette& palette,
                      Qt::LayoutDirection direction = Qt::LeftToRight);
// Colour and texture alone, for areas that a clip path cuts out of `rect`.
void paint_method_ground(QPainter& painter, const QRectF& rect, MethodId method, const QPalette& palette);
void paint_method_badge(QPainter& painter, const QRectF& rect, MethodId method, const QPalette& palette);

}  // namespace drover::ui
