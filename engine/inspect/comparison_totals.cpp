// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/comparison_totals.h"

#include <algorithm>

#include "engine/inspect/figures.h"
#include "engine/inspect/notes.h"

namespace drover::inspect {

namespace {

Precision opposite(Precision precision) {
    if (precision == Precision::at_least) return Precision::at_most;
    return precision == Precision::at_most ? Precision::at_least : precision;
}

Figure difference(const Figure& whole, const Figure& part) {
    const auto precision = precision_of_sum(whole.precision, opposite(part.precision));
    if (part.bytes >= whole.bytes) return {0, precision == Precision::at_most ? Precision::exact : precision};
    return {whole.bytes - part.bytes, precision};
}

// Neither hole nor unknown.
Figure mapped(const FileTotals& totals) {
    return difference(difference({totals.apparent, Precision::exact}, totals.of(ExtentKind::hole)),
                      totals.of(ExtentKind::unknown));
}

// A stale map may call shared what no longer is, so what is seen to be shared is a bound as well.
void bound_by(Figure& figure, const Figure& shared) {
    if (shared.precision != Precision::exact && figure.bytes > 0)
        figure.precision = precision_of_sum(figure.precision, shared.precision);
}

// The longest of its uses is `segment.length`; of a compressed extent the uses differ in length.
std::uint64_t longest_possible_saving(const Comparison& comparison, const SharedSegments& shared,
                                      const Segment& segment) {
    if (segment.overlap_known) return segment.length * (segment.use_count - 1);
    std::uint64_t sum = 0;
    for (const auto& use : std::span(shared.uses).subspan(segment.first_use, segment.use_count)) {
        const auto& ranges = comparison.files[use.file]->sharing;
        const auto range = std::ranges::lower_bound(ranges, use.offset, {}, &SharingRange::offset);
        sum += range->length;
    }
    return sum - segment.length;
}

}  // namespace

void add_selection_totals(FileView& view, const FileMap& map, std::span<const Segment> segments, bool seen_twice) {
    auto& totals = view.totals;
    for (const auto& range : view.sharing) {
        if (range.sharing != Sharing::in_selection) continue;
        const bool known = segments[range.segment].overlap_known;
        totals.in_selection += {range.length, known ? Precision::exact : Precision::at_most};
    }
    if (seen_twice) doubt(totals.in_selection, Precision::at_least);
    totals.outside = difference(totals.shared, totals.in_selection);
    if (totals.outside.bytes > 0 && map.keeps_whole_extents()) doubt(totals.outside, Precision::at_most);
    if (totals.in_selection.bytes > 0) {
        doubt(totals.outside, Precision::at_least);
        view.notes.emplace_back(note_possibly_outside);
    }
    if (totals.shared.precision == Precision::unknown)
        totals.in_selection.precision = totals.outside.precision = Precision::unknown;
    bound_by(totals.in_selection, totals.shared);
}

ComparisonTotals totals_of_files(const Comparison& comparison, const SharedSegments& shared, bool seen_twice) {
    ComparisonTotals totals;
    Precision sharing = Precision::exact;
    for (const auto& file : comparison.files) {
        if (!file || file->same_as) continue;
        totals.apparent = saturated_sum(totals.apparent, file->totals.apparent);
        totals.allocated = saturated_sum(totals.allocated, file->totals.allocated);
        totals.mapped += mapped(file->totals);
        sharing = precision_of_sum(sharing, file->totals.shared.precision);
    }
    for (const auto& segment : shared.segments) {
        const auto precision = segment.overlap_known ? Precision::exact : Precision::at_most;
        const auto saving = longest_possible_saving(comparison, shared, segment);
        totals.saved += {saving, precision};
        totals.overlap += {segment.overlap_known ? segment.length : (saving + segment.length) / 2, precision};
    }
    if (seen_twice) sharing = precision_of_sum(sharing, Precision::at_least);
    doubt(totals.saved, sharing);
    doubt(totals.overlap, sharing);
    totals.distinct = difference(totals.mapped, totals.saved);
    return totals;
}

}  // namespace drover::inspect
