// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unordered_map>
#include <vector>

#include "ui/graph/throughput_history.h"

namespace drover::ui {

// The histories of all jobs in the queue, so that a job that is selected later shows its past too.
class ThroughputRecorder {
public:
    void add(const std::vector<JobSnapshot>& jobs);    // forgets jobs that are gone
    const ThroughputHistory* history(JobId id) const;  // null where nothing has run; valid until the job is gone

private:
    std::unordered_map<std::uint64_t, ThroughputHistory> histories_;
};

}  // namespace drover::ui
