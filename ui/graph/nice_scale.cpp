// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/nice_scale.h"

#include <algorithm>
#include <cmath>

namespace drover::ui {

namespace {

constexpr int most_lines = 4;

// The least of 1, 2, 5, 10, 20, 50 … 500 units, then of the next unit, that is at least `value`.
double round_up(double value) {
    const double unit = std::pow(1024.0, std::max(0.0, std::floor(std::log2(value) / 10)));
    for (double ten = 1; ten < 1000; ten *= 10) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (factor * ten * unit >= value) return factor * ten * unit;
        }
    }
    return 1024 * unit;
}

}  // namespace

NiceScale nice_scale(double most) {
    const double step = round_up(std::max(most, 1.0) / most_lines);
    return {.top = step * std::max(1.0, std::ceil(most / step)), .step = step};
}

}  // namespace drover::ui
