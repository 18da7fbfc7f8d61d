// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/graph_range.h"

#include <algorithm>
#include <vector>

#include "ui/graph/throughput_history.h"

namespace drover::ui {

namespace {

constexpr double least_span = 30;  // seconds
constexpr double most_span = ThroughputHistory::interval * ThroughputHistory::capacity;
constexpr double outlier = 4;  // times the rate that nine of ten points stay below

}  // namespace

void choose_times(GraphFrame& frame, const ThroughputHistory& history) {
    const double last = history.empty() ? 0 : history.point(history.size() - 1).end;
    const double span = last <= least_span ? least_span : last <= most_span / 2 ? most_span / 2 : most_span;
    frame.begin = std::max(0.0, last - span);
    frame.end = frame.begin + span;
}

double rate_to_show(const ThroughputHistory& history) {
    std::vector<double> rates;
    for (std::size_t i = 0; i < history.size(); ++i) {
        if (history.point(i).rate() > 0) rates.push_back(history.point(i).rate());
    }
    if (rates.empty()) return 0;
    const auto ninth = rates.begin() + static_cast<std::ptrdiff_t>((rates.size() - 1) * 9 / 10);
    std::ranges::nth_element(rates, ninth);
    return std::min(history.peak(), std::max(*ninth, history.average().value_or(0)) * outlier);
}

}  // namespace drover::ui
