// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/nice_scale.h"

#include <algorithm>
#include <cmath>

namespace drover::ui {

namespace {

constexpr int most_lines = 4;

// The least of 1, 2, 5, 10, 20, 50 … 500 units, then of the next unit, that is at least `value`.
double round_up(double value, double unit_step) {
    double unit = 1;
    while (value >= unit * unit_step) unit *= unit_step;
    for (double ten = 1; ten < 1000; ten *= 10) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (factor * ten * unit >= value) return factor * ten * unit;
        }
    }
    return unit_step * unit;
}

}  // namespace

NiceScale nice_scale(double most, double unit_step) {
    const double step = round_up(std::max(most, 1.0) / most_lines, unit_step);
    return {.top = step * std::max(1.0, std::ceil(most / step)), .step = step};
}

}  // namespace drover::ui
