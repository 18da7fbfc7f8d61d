// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/api/job_request.h"
#include "ui/theme/appearance.h"

class QSettings;

namespace drover::ui {

// What a person sets once for all jobs and for the window.
struct Preferences {
    JobOptions job{.on_conflict = ConflictPolicy::ask, .sync_removable = true};  // of new jobs
    bool hold_new_jobs = false;                                                  // they wait to be started
    std::uint64_t queue_limit = 0;  // bytes per second of all jobs together; 0 = none
    unsigned jobs_per_device = 1;   // side by side, up to QueueState::most_jobs_per_device
    bool decimal_units = false;     // "GB" instead of "GiB"
    bool ask_before_quitting = true;
    bool notify = true;  // when the queue has ended and the window is not in front
    Appearance appearance = Appearance::system;
};

// What is missing or makes no sense keeps its default.
Preferences load_preferences(const QSettings& settings);
void save_preferences(QSettings& settings, const Preferences& preferences);

}  // namespace drover::ui
