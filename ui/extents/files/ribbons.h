// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <optional>
#include <vector>

#include "engine/api/extent_comparison.h"

namespace drover::ui {

inline constexpr std::size_t most_ribbons = 200;

// A pair of shared ranges, with the file that the first range is in.
struct RibbonPair {
    std::size_t file = 0;
    SharedPair pair;
    bool of_selection = false;
};

struct SelectedRange {
    std::size_t file = 0;
    ByteRange range;
};

// The pairs to be drawn, each once: all that touch `shown`, or, where these are more than `most_ribbons`, only those
// of the selected range.
std::vector<RibbonPair> pairs_to_draw(const Comparison& comparison, ByteRange shown,
                                      const std::optional<SelectedRange>& selected);

// A band between two horizontal edges.
struct RibbonEdge {
    double left = 0;
    double right = 0;
    double y = 0;
};
QPainterPath ribbon_between(const RibbonEdge& upper, const RibbonEdge& lower);
// Between two ranges of one strip: it hangs below.
QPainterPath ribbon_below(const RibbonEdge& first, const RibbonEdge& second, double depth);

}  // namespace drover::ui
