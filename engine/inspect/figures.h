// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/figure.h"
#include "engine/base/saturated_sum.h"

namespace drover::inspect {

constexpr void doubt(Figure& figure, Precision by) {
    figure.precision = precision_of_sum(figure.precision, by);
}

}  // namespace drover::inspect
