// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// The plan of a job that waits, made on a thread of its own. The destructor waits for that thread, which may wait for a
// disk.
class PlanRun {
public:
    // `on_end` is called on the thread.
    PlanRun(sys::Syscalls& sys, JobRequest request, std::function<void()> on_end);

    void stop() { control_.stop(); }
    bool active() const { return active_.load(std::memory_order_acquire); }
    std::shared_ptr<const Plan> plan() const { return context_.plan.shown(); }

private:
    JobControl control_;
    transfer::ProgressCell progress_;
    JobRecord record_;
    QuestionBox questions_;
    JobContext context_;
    std::atomic<bool> active_{true};
    std::jthread thread_;
};

}  // namespace drover::jobs
