// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>

namespace drover {

// The stop token, the pause gate and the speed limit of one job. Workers ask between two system calls; everybody else
// turns the switches. Thread-safe.
class JobControl {
public:
    // Asked by workers. Waits while the job is paused; false: stop now, leave nothing unfinished behind.
    bool may_continue() { return !gate_closed_.load(std::memory_order_acquire) || wait_at_gate(); }
    bool stop_requested() const { return stopped_.load(std::memory_order_acquire); }

    // Asked by workers after `bytes` were moved: sleeps as long as the limit wants, or until stopped.
    void spend(std::uint64_t bytes) {
        if (limit_.load(std::memory_order_relaxed) != 0) wait_for_budget(bytes);
    }

    void stop();
    void pause();
    void resume();
    bool paused() const;
    void set_limit(std::uint64_t bytes_per_second);  // 0: none
    std::uint64_t limit() const { return limit_.load(std::memory_order_relaxed); }

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
    using Clock = std::chrono::steady_clock;

    bool wait_at_gate();
    void wait_for_budget(std::uint64_t bytes);
    void update_gate();  // with mutex_ held

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::atomic<bool> gate_closed_{false};  // paused or stopped: the slow path of may_continue()
    std::atomic<bool> stopped_{false};
    std::atomic<std::uint64_t> limit_{0};
    bool paused_ = false;
    int workers_ = 0;
    int waiting_ = 0;
    Clock::time_point budget_from_{};  // when the bytes spent so far are paid for
};

}  // namespace drover
