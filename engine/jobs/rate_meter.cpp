// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/rate_meter.h"

#include <algorithm>

namespace drover::jobs {

void RateMeter::sample(Clock::time_point now, std::uint64_t bytes, std::uint64_t files) {
    samples_.push_back({now, bytes, files});
    while (samples_.size() > 2 && now - samples_.front().time > window) samples_.pop_front();
}

double RateMeter::rate(std::uint64_t Sample::* figure) const {
    if (samples_.size() < 2) return 0;
    const Sample& first = samples_.front();
    const Sample& last = samples_.back();
    const Seconds time = last.time - first.time;
    return time.count() > 0 ? static_cast<double>(last.*figure - first.*figure) / time.count() : 0;
}

std::optional<RateMeter::Seconds> RateMeter::remaining(const JobTotals& totals) const {
    if (!totals.complete || samples_.empty()) return std::nullopt;
    const auto time_for = [](std::uint64_t total, std::uint64_t done, double speed) {
        return total > done && speed > 0 ? static_cast<double>(total - done) / speed : 0.0;
    };
    const Sample& now = samples_.back();
    const double seconds = std::max(time_for(totals.bytes, now.bytes, bytes_per_second()),
                                    time_for(totals.files, now.files, files_per_second()));
    if (seconds <= 0) return std::nullopt;
    return Seconds(seconds);
}

void Stopwatch::start(Clock::time_point now) {
    if (!since_) since_ = now;
}

void Stopwatch::stop(Clock::time_point now) {
    if (since_) before_ += now - *since_;
    since_.reset();
}

std::chrono::duration<double> Stopwatch::elapsed(Clock::time_point now) const {
    return before_ + (since_ ? now - *since_ : Clock::duration{0});
}

}  // namespace drover::jobs
