// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/rate_limit.h"

#include <algorithm>

namespace drover {

void RateLimit::set(std::uint64_t bytes_per_second) {
    const std::lock_guard lock(mutex_);
    rate_.store(bytes_per_second, std::memory_order_relaxed);
    paid_until_ = Clock::now();
}

RateLimit::Clock::time_point RateLimit::charge(std::uint64_t bytes) {
    // Unused time is worth at most this much of a burst.
    constexpr auto burst = std::chrono::milliseconds(100);
    const std::lock_guard lock(mutex_);
    const auto rate = rate_.load(std::memory_order_relaxed);
    const auto now = Clock::now();
    if (rate == 0) return now;
    const std::chrono::duration<double> cost(static_cast<double>(bytes) / static_cast<double>(rate));
    paid_until_ = std::max(paid_until_, now - burst) + std::chrono::duration_cast<Clock::duration>(cost);
    return paid_until_;
}

}  // namespace drover
