// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/extent_comparison.h"
#include "engine/inspect/shared_segments.h"

namespace drover::inspect {

// FileTotals::in_selection and outside, from the view's sharing, and what is to be said of them. `seen_twice`: others
// of the selection may be the same file seen through an overlay.
void add_selection_totals(FileView& view, const FileMap& map, std::span<const Segment> segments, bool seen_twice);

// Of all files but those that have an earlier name among them.
ComparisonTotals totals_of_files(const Comparison& comparison, const SharedSegments& shared, bool seen_twice);

}  // namespace drover::inspect
