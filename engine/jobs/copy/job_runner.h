// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/jobs/common/job_body.h"
#include "engine/jobs/copy/item_copier.h"
#include "engine/jobs/copy/tree_walk.h"

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
    void let_go(ItemCopier& copier, TreeWalk& walk, std::vector<HeldNames::Name> names);
    void copy_what_is_added();
    bool ask_or_end();
    void settle_answered();
    void finish();
    void flush_all();
    std::size_t worker_count(const DirectoryPair& directory) const;

    JobContext& job_;
    WorkerSlots& slots_;
    std::optional<TreeWalk> walk_;  // the latest
    std::uint64_t walks_ = 0;
    std::vector<DirectoryPairPtr> roots_;
};

}  // namespace drover::jobs
