// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/graph/graph_frame.h"

namespace drover::ui {

class ThroughputHistory;

// The times that are shown: at least half a minute, so that a job does not begin with a curve that shrinks.
void choose_times(GraphFrame& frame, const ThroughputHistory& history);

// A rate that shows the ordinary ones well. A clone of a large file takes no time and would flatten everything else;
// such a peak is cut and marked.
double rate_to_show(const ThroughputHistory& history);

}  // namespace drover::ui
