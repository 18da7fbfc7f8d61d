// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/jobs/job_body.h"
#include "engine/jobs/tree_walk.h"

namespace drover::jobs {

// A copy or move, from the first look at the destination to the last directory's times.
class JobRunner final : public JobBody {
public:
    JobRunner(JobContext& job, WorkerSlots& slots) : job_(job), slots_(slots) {}

    void run() override;

private:
    void copy(std::vector<TopLevelItem> sources);
    void work(TreeWalk& walk, transfer::WorkerSlot& slot, std::optional<Batch> batch);
    void work_with_helpers(TreeWalk& walk, std::size_t workers);
    void ask(TreeWalk& walk);
    void flush(const std::vector<DirectoryPairPtr>& destinations);
    std::size_t worker_count(const DirectoryPair& directory) const;

    JobContext& job_;
    WorkerSlots& slots_;
};

}  // namespace drover::jobs
