// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <optional>

#include "engine/jobs/common/work.h"

namespace drover::jobs {

// Speed over the last seconds and what it means for the rest. Fed by whoever samples the job; not thread-safe.
class RateMeter {
public:
    using Clock = std::chrono::steady_clock;
    using Seconds = std::chrono::duration<double>;

    void sample(Clock::time_point now, std::uint64_t bytes, std::uint64_t files, const Work& work);
    void restart() { samples_.clear(); }  // after a pause: standing still is no speed

    double bytes_per_second() const { return rate(&Sample::bytes); }
    double files_per_second() const { return rate(&Sample::files); }
    // What is left at this speed; nothing before the speed is known for half a second.
    std::optional<Seconds> remaining() const;

private:
    struct Sample {
        Clock::time_point time;
        std::uint64_t bytes;
        std::uint64_t files;
        Work work;
    };
    static constexpr auto meaningful = std::chrono::milliseconds(500);
    static constexpr auto window = std::chrono::seconds(4);

    double rate(std::uint64_t Sample::* figure) const;

    std::deque<Sample> samples_;
};

// Running time with the pauses left out. Not thread-safe.
class Stopwatch {
public:
    using Clock = std::chrono::steady_clock;

    void start(Clock::time_point now);
    void stop(Clock::time_point now);
    std::chrono::duration<double> elapsed(Clock::time_point now) const;

private:
    Clock::duration before_{0};
    std::optional<Clock::time_point> since_;
};

}  // namespace drover::jobs
