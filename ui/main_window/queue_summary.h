// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

class JobModel;

// The whole queue in one line: "2 running · 1 waiting · 412 MiB/s · saved 14.2 GiB".
QString queue_summary(const JobModel& model);

// What there is to say when nothing moves any more; an empty title where somebody has only paused it.
struct QueueEnd {
    QString title;
    QString text;
};
QueueEnd queue_end(const std::vector<JobSnapshot>& jobs);

}  // namespace drover::ui
