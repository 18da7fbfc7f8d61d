// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/job_snapshot.h"

namespace drover::cli {

inline constexpr int exit_done = 0;
inline constexpr int exit_failed = 1;  // some items, or all
inline constexpr int exit_usage = 2;
inline constexpr int exit_cancelled = 130;

constexpr int exit_code_of(JobState state) {
    if (state == JobState::done) return exit_done;
    return state == JobState::cancelled ? exit_cancelled : exit_failed;
}

}  // namespace drover::cli
