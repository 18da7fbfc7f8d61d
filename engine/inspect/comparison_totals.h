// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/extent_comparison.h"
#include "engine/inspect/shared_segments.h"

namespace drover::inspect {

// FileTotals::in_selection and outside, from the view's sharing.
void add_selection_totals(FileView& view, std::span<const Segment> segments);

// Of all files but those that have an earlier name among them.
ComparisonTotals totals_of_files(const Comparison& comparison, const SharedSegments& shared);

}  // namespace drover::inspect
