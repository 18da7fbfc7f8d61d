// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/job_control.h"

#include <algorithm>

namespace drover {

void JobControl::stop() {
    const std::lock_guard lock(mutex_);
    stopped_.store(true, std::memory_order_release);
    update_gate();
}

void JobControl::pause() {
    const std::lock_guard lock(mutex_);
    paused_ = true;
    update_gate();
}

void JobControl::resume() {
    const std::lock_guard lock(mutex_);
    paused_ = false;
    update_gate();
}

bool JobControl::paused() const {
    const std::lock_guard lock(mutex_);
    return paused_;
}

void JobControl::set_limit(std::uint64_t bytes_per_second) {
    const std::lock_guard lock(mutex_);
    limit_.store(bytes_per_second, std::memory_order_relaxed);
    budget_from_ = Clock::now();
    changed_.notify_all();
}

bool JobControl::all_workers_wait() const {
    const std::lock_guard lock(mutex_);
    return waiting_ == workers_;
}

void JobControl::update_gate() {
    gate_closed_.store(paused_ || stopped_.load(std::memory_order_relaxed), std::memory_order_release);
    changed_.notify_all();
}

bool JobControl::wait_at_gate() {
    std::unique_lock lock(mutex_);
    ++waiting_;
    changed_.wait(lock, [&] { return !paused_ || stop_requested(); });
    --waiting_;
    return !stop_requested();
}

void JobControl::wait_for_budget(std::uint64_t bytes) {
    // Unused time is worth at most this much of a burst.
    constexpr auto burst = std::chrono::milliseconds(100);
    std::unique_lock lock(mutex_);
    const std::uint64_t rate = limit_.load(std::memory_order_relaxed);
    if (rate == 0) return;
    const std::chrono::duration<double> cost(static_cast<double>(bytes) / static_cast<double>(rate));
    budget_from_ = std::max(budget_from_, Clock::now() - burst) + std::chrono::duration_cast<Clock::duration>(cost);
    ++waiting_;
    changed_.wait_until(lock, budget_from_, [&] { return stop_requested() || limit() != rate; });
    --waiting_;
}

JobControl::Worker::Worker(JobControl& control) : control_(control) {
    const std::lock_guard lock(control_.mutex_);
    ++control_.workers_;
}

JobControl::Worker::~Worker() {
    const std::lock_guard lock(control_.mutex_);
    --control_.workers_;
}

}  // namespace drover
