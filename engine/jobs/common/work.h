// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drover::jobs {

// How much there is to do: bytes, and for each file as much as so many bytes. A file costs 0.05 to 0.2 ms on a fast
// disk and some milliseconds on a stick, and either moves about this much in that time.
inline constexpr double file_cost = 64.0 * 1024;

struct Work {
    double done = 0;
    double total = 0;  // 0: not known

    double left() const { return total > done ? total - done : 0; }
};

}  // namespace drover::jobs
