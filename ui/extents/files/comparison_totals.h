// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>

#include "engine/api/extent_comparison.h"

namespace drover::ui {

// Sums over the files of a comparison, hard links once.
struct SelectionTotals {
    std::uint64_t apparent = 0;
    std::array<Figure, extent_kinds> by_kind{};
    std::array<Figure, sharings> by_sharing{};

    const Figure& of(ExtentKind kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
    const Figure& of(Sharing sharing) const { return by_sharing[static_cast<std::size_t>(sharing)]; }
    Figure& of(Sharing sharing) { return by_sharing[static_cast<std::size_t>(sharing)]; }
};

class Legend;

SelectionTotals totals_of(const Comparison& comparison);
void show_totals(Legend& legend, const SelectionTotals& totals);
// What there is to learn from it in one or two sentences: of one file its make-up, of several what they share.
QString comparison_headline(const Comparison& comparison);

}  // namespace drover::ui
