// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace drover::ui {

// A vertical scale for bytes: lines at 1, 2 or 5 times a power of ten in the unit that fits.
struct NiceScale {
    double top = 1;
    double step = 1;

    int lines() const { return static_cast<int>(std::lround(top / step)); }
};

// The smallest scale that holds `most` with at most four lines. Any number will do, also 0. Units are powers of
// `unit_step`: 1000 or 1024.
NiceScale nice_scale(double most, double unit_step);

}  // namespace drover::ui
