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
    limit_.set(bytes_per_second);
    shared_limit_changed();
}

void JobControl::shared_limit_changed() {
    const std::lock_guard lock(mutex_);
    ++limit_changes_;
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
    std::unique_lock lock(mutex_);
    const auto seen = limit_changes_;
    auto paid_until = limit_.charge(bytes);
    if (shared_limit_) paid_until = std::max(paid_until, shared_limit_->charge(bytes));
    ++waiting_;
    changed_.wait_until(lock, paid_until, [&] { return stop_requested() || limit_changes_ != seen; });
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
