// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>

namespace drover {

// A speed limit that any number of workers share. Thread-safe.
class RateLimit {
public:
    using Clock = std::chrono::steady_clock;

    void set(std::uint64_t bytes_per_second);  // 0: none
    std::uint64_t rate() const { return rate_.load(std::memory_order_relaxed); }
    // Books bytes that were moved and returns when they are paid for.
    Clock::time_point charge(std::uint64_t bytes);

private:
    std::atomic<std::uint64_t> rate_{0};
    std::mutex mutex_;
    Clock::time_point paid_until_{};
};

}  // namespace drover
