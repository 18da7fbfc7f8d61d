// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <memory>

#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// What a job does when it runs, on the calling thread and as many more as are worth it.
class JobBody {
public:
    virtual ~JobBody() = default;

    // Returns once every worker has let go.
    virtual void run() = 0;

    // Everything that could be done is done and questions are open. Thread-safe.
    bool needs_attention() const { return needs_attention_.load(std::memory_order_acquire); }
    // Called when that changes.
    std::function<void()> on_attention = [] {};

protected:
    void set_attention(bool needed) {
        if (needs_attention_.exchange(needed, std::memory_order_acq_rel) != needed) on_attention();
    }

private:
    std::atomic<bool> needs_attention_{false};
};

// One entry a worker there may be; it outlives the body.
using WorkerSlots = std::deque<transfer::WorkerSlot>;

// The body for the request's kind: every kind of job is listed there. `slots` outlives it.
std::unique_ptr<JobBody> make_body(JobContext& job, WorkerSlots& slots);

}  // namespace drover::jobs
