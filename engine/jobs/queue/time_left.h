// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>

#include "engine/api/job_snapshot.h"

namespace drover::jobs {

// An estimate that a person can watch: it follows what the speed of the moment says, but changes by less than a factor
// of two within five seconds, the passing of time aside. Only a cause lets it jump, and is told. Not thread-safe.
class TimeLeft {
public:
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;

    // Something happened that may change the estimate at once.
    void expect_jump(EtaCause cause) { expected_ = cause; }
    // What the speed of this moment says; nothing where it says nothing, which leaves the last estimate to run down.
    void update(Clock::time_point now, std::optional<Seconds> estimate);

    std::optional<Seconds> shown() const { return shown_; }
    EtaCause cause(Clock::time_point now) const;

private:
    void follow(Seconds passed, Seconds estimate);

    std::optional<Seconds> shown_;
    Clock::time_point updated_{};
    EtaCause expected_ = EtaCause::none;
    EtaCause told_ = EtaCause::none;
    Clock::time_point told_at_{};
};

}  // namespace drover::jobs
