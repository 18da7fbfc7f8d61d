// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "engine/base/rate_limit.h"

namespace drover {

// The stop token, the pause gate and the speed limit of one job. Workers ask between two system calls; everybody else
// turns the switches. Thread-safe.
class JobControl {
public:
    // `shared` is the limit of all jobs together and outlives the control.
    explicit JobControl(RateLimit* shared = nullptr) : shared_limit_(shared) {}

    // Asked by workers. Waits while the job is paused; false: stop now, leave nothing unfinished behind.
    bool may_continue() { return !gate_closed_.load(std::memory_order_acquire) || wait_at_gate(); }
    bool stop_requested() const { return stopped_.load(std::memory_order_acquire); }

    // Asked by workers after `bytes` were moved: sleeps as long as the limits want, or until stopped.
    void spend(std::uint64_t bytes) {
        if (limit() != 0) wait_for_budget(bytes);
    }

    void stop();
    void pause();
    void resume();
    bool paused() const;
    void set_limit(std::uint64_t bytes_per_second);  // 0: none
    void shared_limit_changed();                     // whoever sleeps for the old one looks again
    // The stricter of the two limits; 0: none.
    std::uint64_t limit() const {
        const std::uint64_t own = limit_.rate();
        const std::uint64_t shared = shared_limit_ ? shared_limit_->rate() : 0;
        if (own == 0 || shared == 0) return own + shared;
        return own < shared ? own : shared;
    }

    // Workers register, so that "paused" can mean that all of them stand at the gate.
    class Worker {
    public:
        explicit Worker(JobControl& control);
        ~Worker();
        Worker(const Worker&) = delete;
        Worker& operator=(const Worker&) = delete;

    private:
        JobControl& control_;
    };
    bool all_workers_wait() const;

private:
    bool wait_at_gate();
    void wait_for_budget(std::uint64_t bytes);
    void update_gate();  // with mutex_ held

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<bool> gate_closed_{false};  // paused or stopped: the slow path of may_continue()
    std::atomic<bool> stopped_{false};
    RateLimit limit_;
    RateLimit* shared_limit_;
    bool paused_ = false;
    int workers_ = 0;
    int waiting_ = 0;
    std::uint64_t limit_changes_ = 0;
};

}  // namespace drover
