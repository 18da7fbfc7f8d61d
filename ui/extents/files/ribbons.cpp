// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/files/ribbons.h"

namespace drover::ui {

namespace {

// Each pair is found from both of its ends; this is the end that counts.
bool is_first_end(std::size_t file, const SharedPair& pair) {
    return file < pair.other || (file == pair.other && pair.offset < pair.other_offset);
}

bool touches(const SharedPair& pair, ByteRange range) {
    return pair.offset < range.end() && range.offset < pair.offset + pair.length;
}

bool is_selected(std::size_t file, const SharedPair& pair, const SelectedRange& selected) {
    if (file == selected.file && touches(pair, selected.range)) return true;
    const SharedPair other_end{pair.other_offset, pair.offset, pair.length, static_cast<std::uint32_t>(file),
                               pair.overlap_known};
    return pair.other == selected.file && touches(other_end, selected.range);
}

std::vector<RibbonPair> pairs_of_selection(const Comparison& comparison, const SelectedRange& selected) {
    std::vector<RibbonPair> pairs;
    for (const SharedPair& pair : pairs_of(comparison, selected.file, selected.range, most_ribbons))
        pairs.push_back({selected.file, pair, true});
    return pairs;
}

}  // namespace

std::vector<RibbonPair> pairs_to_draw(const Comparison& comparison, ByteRange shown,
                                      const std::optional<SelectedRange>& selected) {
    std::vector<RibbonPair> pairs;
    for (std::size_t file = 0; file < comparison.files.size(); ++file) {
        if (!comparison.files[file]) continue;
        // Up to half of what it gives are other ends of pairs that are drawn already.
        const auto found = pairs_of(comparison, file, shown, 2 * most_ribbons + 1);
        for (const SharedPair& pair : found) {
            if (is_first_end(file, pair)) pairs.push_back({file, pair, selected && is_selected(file, pair, *selected)});
        }
        const bool too_many = pairs.size() > most_ribbons || found.size() > 2 * most_ribbons;
        if (too_many) return selected ? pairs_of_selection(comparison, *selected) : std::vector<RibbonPair>();
    }
    return pairs;
}

QPainterPath ribbon_between(const RibbonEdge& upper, const RibbonEdge& lower) {
    const double middle = (upper.y + lower.y) / 2;
    QPainterPath path(QPointF(upper.left, upper.y));
    path.cubicTo(upper.left, middle, lower.left, middle, lower.left, lower.y);
    path.lineTo(lower.right, lower.y);
    path.cubicTo(lower.right, middle, upper.right, middle, upper.right, upper.y);
    path.closeSubpath();
    return path;
}

QPainterPath ribbon_below(const RibbonEdge& first, const RibbonEdge& second, double depth) {
    const RibbonEdge& left = first.left <= second.left ? first : second;
    const RibbonEdge& right = first.left <= second.left ? second : first;
    const double outer = left.y + depth;
    const double inner = left.y + depth / 2;
    QPainterPath path(QPointF(left.left, left.y));
    path.cubicTo(left.left, outer, right.right, outer, right.right, right.y);
    path.lineTo(right.left, right.y);
    path.cubicTo(right.left, inner, left.right, inner, left.right, left.y);
    path.closeSubpath();
    return path;
}

}  // namespace drover::ui
