// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/queue_progress.h"

#include "ui/text/summary.h"

namespace drover::ui {

QueueProgress queue_progress(const std::vector<JobSnapshot>& jobs) {
    QueueProgress all;
    double sum = 0;
    bool known = true;
    for (const JobSnapshot& job : jobs) {
        if (job.state != JobState::running && job.state != JobState::stopping) continue;
        ++all.running;
        sum += progress_fraction(job);
        known = known && percent_known(job);
    }
    if (all.running > 0 && known) all.fraction = sum / all.running;
    return all;
}

}  // namespace drover::ui
