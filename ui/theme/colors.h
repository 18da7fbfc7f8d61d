// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include "engine/base/method.h"

namespace drover::ui {

// Everything takes its colours from the palette, but for these two sets, which carry meaning. Each colour has a light
// and a dark variant, with a contrast of at least 3:1 (methods) and 4.5:1 (signals, they colour text) on the window.
enum class Signal { good, attention, bad };

bool is_dark(const QPalette& palette);
bool wants_high_contrast(const QPalette& palette);  // black on white or the reverse; nothing is toned down then
QColor method_color(MethodId method, const QPalette& palette);
QColor signal_color(Signal signal, const QPalette& palette);

QColor mix(const QColor& from, const QColor& to, double share);  // share 0 = from, 1 = to
QColor secondary_text(const QPalette& palette);
QColor hairline(const QPalette& palette);
double contrast_ratio(const QColor& a, const QColor& b);  // WCAG 2
QColor readable_on(const QColor& fill);                   // black or white, whichever reads better

}  // namespace drover::ui
