// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// What moved during a piece of a job's running time.
struct ThroughputPoint {
    enum class Phase : std::uint8_t { moving, still, flushing };

    double begin = 0;  // seconds of running time; pauses are left out
    double end = 0;
    std::array<double, method_count> rates{};  // bytes per second
    Phase phase = Phase::moving;

    double rate() const { return rates[0] + rates[1] + rates[2] + rates[3]; }
};

// The last two minutes of a job in a ring of fixed size. It allocates with the first point, because a queue may hold a
// thousand jobs that have not begun.
class ThroughputHistory {
public:
    static constexpr double interval = 0.5;        // seconds; shorter ones would show the sampling, not the disk
    static constexpr double least_interval = 0.1;  // of the last point of a job
    static constexpr std::size_t capacity = 240;   // points
    static constexpr double stall_seconds = 2;     // shorter pauses are the disk's own business

    void add(const JobSnapshot& job);

    std::size_t size() const { return ring_.size(); }
    bool empty() const { return ring_.empty(); }
    const ThroughputPoint& point(std::size_t index) const;  // 0 = oldest
    std::optional<double> average() const;                  // average_rate() of the whole job
    double peak() const;                                    // of the points that are kept
    // From here on the graph would differ from one drawn before.
    std::uint64_t revision() const { return revision_; }

    // Spans during which nothing moved for `stall_seconds` or more, and those of flushing.
    struct Span {
        double begin, end;
        ThroughputPoint::Phase phase;
    };
    std::vector<Span> spans() const;

private:
    void push(const ThroughputPoint& point);

    std::vector<ThroughputPoint> ring_;
    std::size_t next_ = 0;  // where the next point goes once the ring is full
    double time_ = 0;       // of the last point
    MethodBytes bytes_;     // likewise
    std::chrono::duration<double> running_{0};
    std::uint64_t moved_ = 0;
    std::uint64_t entries_ = 0;
    bool ended_ = false;
    std::uint64_t revision_ = 0;
};

}  // namespace drover::ui
