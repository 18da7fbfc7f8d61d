// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/time_left.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace drover::jobs {

namespace {

using Seconds = TimeLeft::Seconds;

constexpr Seconds doubling_time(5);
constexpr Seconds least(0.5);  // below, factors say nothing
constexpr double jump = 2;
constexpr std::chrono::seconds told_for(5);

// What time alone makes of an estimate.
Seconds run_down(Seconds shown, Seconds passed) {
    return std::max(shown - passed, std::min(shown, least));
}

}  // namespace

void TimeLeft::update(Clock::time_point now, std::optional<Seconds> estimate) {
    const Seconds passed = now - updated_;
    updated_ = now;
    if (!estimate) {
        if (shown_) shown_ = run_down(*shown_, passed);
        return;
    }
    estimate = std::max(*estimate, least);
    if (!shown_) {
        shown_ = estimate;
        expected_ = EtaCause::none;
        return;
    }
    const double factor = *estimate / run_down(*shown_, passed);
    const bool jumps = factor >= jump || factor <= 1 / jump;
    const EtaCause cause = std::exchange(expected_, EtaCause::none);
    if (!jumps || cause == EtaCause::none) return follow(passed, *estimate);
    shown_ = estimate;
    told_ = cause;
    told_at_ = now;
}

void TimeLeft::follow(Seconds passed, Seconds estimate) {
    const Seconds base = run_down(*shown_, passed);
    const double most = std::exp2(passed / doubling_time);
    const double factor = estimate / base;
    // A part of the way, so that noise is not followed.
    const double wanted = std::pow(factor, 1 - std::exp(-passed.count()));
    shown_ = base * std::clamp(wanted, 1 / most, most);
}

EtaCause TimeLeft::cause(Clock::time_point now) const {
    return now - told_at_ < told_for ? told_ : EtaCause::none;
}

}  // namespace drover::jobs
