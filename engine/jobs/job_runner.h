// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "engine/jobs/job_context.h"
#include "engine/jobs/tree_walk.h"

namespace drover::jobs {

// Runs one copy or move from the first look at the destination to the last directory's times, on the calling thread
// and as many more as are worth it. Returns once every worker has let go.
class JobRunner {
public:
    // `slots` has one entry for each worker there may be, and outlives the run.
    JobRunner(JobContext& job, std::deque<transfer::WorkerSlot>& slots) : job_(job), slots_(slots) {}

    void run();

    // Everything that could be done is done and questions are open.
    bool needs_attention() const { return needs_attention_.load(std::memory_order_acquire); }
    // Called when that changes.
    std::function<void()> on_attention = [] {};

private:
    void copy(std::vector<TopLevelItem> sources);
    void work(TreeWalk& walk, transfer::WorkerSlot& slot, std::optional<Batch> batch);
    void work_with_helpers(TreeWalk& walk, std::size_t workers);
    void ask(TreeWalk& walk);
    void set_attention(bool needed);
    void flush(const std::vector<DirectoryPairPtr>& destinations);
    std::size_t worker_count(const DirectoryPair& directory) const;

    JobContext& job_;
    std::deque<transfer::WorkerSlot>& slots_;
    std::atomic<bool> needs_attention_{false};
};

}  // namespace drover::jobs
