// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// How far the jobs that run have come, in one figure.
struct QueueProgress {
    unsigned running = 0;            // with those that stop
    std::optional<double> fraction;  // 0 to 1, of all of them alike; none where one has no percentage
};

QueueProgress queue_progress(const std::vector<JobSnapshot>& jobs);

}  // namespace drover::ui
