// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/rate_meter.h"

#include <algorithm>

namespace drover::jobs {

void RateMeter::sample(Clock::time_point now, std::uint64_t bytes, std::uint64_t files, const Work& work) {
    samples_.push_back({now, bytes, files, work});
    while (samples_.size() > 2 && now - samples_.front().time > window) samples_.pop_front();
}

double RateMeter::rate(std::uint64_t Sample::* figure) const {
    if (samples_.size() < 2) return 0;
    const Sample& first = samples_.front();
    const Sample& last = samples_.back();
    const Seconds time = last.time - first.time;
    return time.count() > 0 ? static_cast<double>(last.*figure - first.*figure) / time.count() : 0;
}

std::optional<RateMeter::Seconds> RateMeter::remaining() const {
    if (samples_.size() < 2 || samples_.back().work.left() <= 0) return std::nullopt;
    const Seconds time = samples_.back().time - samples_.front().time;
    const double done = samples_.back().work.done - samples_.front().work.done;
    if (time < meaningful || done <= 0) return std::nullopt;
    return time * (samples_.back().work.left() / done);
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
