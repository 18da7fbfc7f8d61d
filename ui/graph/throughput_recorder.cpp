// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/throughput_recorder.h"

#include <unordered_set>

namespace drover::ui {

namespace {

std::uint64_t key(JobId id) {
    return static_cast<std::uint64_t>(id);
}

}  // namespace

void ThroughputRecorder::add(const std::vector<JobSnapshot>& jobs) {
    std::unordered_set<std::uint64_t> present;
    for (const JobSnapshot& job : jobs) {
        present.insert(key(job.id));
        if (job.elapsed.count() > 0) histories_[key(job.id)].add(job);
    }
    std::erase_if(histories_, [&present](const auto& entry) { return !present.contains(entry.first); });
}

const ThroughputHistory* ThroughputRecorder::history(JobId id) const {
    const auto found = histories_.find(key(id));
    return found == histories_.end() ? nullptr : &found->second;
}

}  // namespace drover::ui
