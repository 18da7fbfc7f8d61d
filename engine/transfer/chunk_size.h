// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace drover::transfer {

// How much one kernel copy call may move, so that a worker hears "cancel" in time. Grows while the calls are quick,
// shrinks as soon as one is slow. Not thread-safe: one a worker.
//
// Measured, ms a call (p50/max): ext4 warm 16 MiB 2.6/3.4, 64 MiB 10/11; under writeback 4 MiB 0.7/611, 16 MiB
// 2.6/549, 64 MiB 12/23, 1 GiB 3130. The tail comes from dirty throttling and no size bounds it, so the steady state
// is chosen for the median: about 10 ms a call.
class ChunkSize {
public:
    using Duration = std::chrono::steady_clock::duration;

    static constexpr std::uint64_t smallest = 256 * 1024;
    static constexpr std::uint64_t first = 4 * 1024 * 1024;
    // One call never moves more: glibc 2.41 and 2.42 corrupt ranges over 2 GiB.
    static constexpr std::uint64_t largest = 1024 * 1024 * 1024;

    std::uint64_t bytes() const { return bytes_; }

    // `moved` bytes took `time`. A call that moved less than was asked tells nothing of a full chunk.
    void learn(std::uint64_t moved, Duration time) {
        const double seconds = std::chrono::duration<double>(time).count();
        slower_than_memory_ = static_cast<double>(moved) < seconds * memory_rate;
        if (time > slow) bytes_ = std::max(bytes_ / 2, smallest);
        else if (time < quick && moved >= bytes_) bytes_ = std::min(bytes_ * 2, largest);
    }

    // Of the last chunk.
    bool slower_than_memory() const { return slower_than_memory_; }

private:
    static constexpr double memory_rate = 1.5e9;  // bytes per second, below any that a copy in memory was seen at
    static constexpr Duration quick = std::chrono::milliseconds(6);
    static constexpr Duration slow = std::chrono::milliseconds(20);

    std::uint64_t bytes_ = first;
    bool slower_than_memory_ = false;
};

}  // namespace drover::transfer
