// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdio>
#include <vector>

namespace drover::bench {

// `part` of each run, which is seconds. Takes at least one run.
template <typename Run>
double median(std::vector<Run> runs, double Run::* part) {
    std::ranges::sort(runs, {}, part);
    return runs[runs.size() / 2].*part;
}

template <typename Run>
void print_medians(const char* title, const std::vector<Run>& without, const std::vector<Run>& with,
                   double Run::* part) {
    const double one = median(without, part);
    const double other = median(with, part);
    std::printf("%s: %.3f s without, %.3f s with, ratio %.3f\n", title, one, other, other / one);
}

}  // namespace drover::bench
