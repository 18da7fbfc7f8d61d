// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/graph/throughput_history.h"

#include <algorithm>

#include "ui/text/format.h"

namespace drover::ui {

namespace {

std::uint64_t entries_of(const JobCounts& counts) {
    return counts.files_done + counts.files_skipped + counts.files_failed + counts.directories_done;
}

}  // namespace

void ThroughputHistory::add(const JobSnapshot& job) {
    const double now = job.elapsed.count();
    running_ = job.elapsed;
    moved_ = job.bytes.total();
    const bool ends = is_final(job.state) && !ended_;
    if (now - time_ < (ends ? least_interval : interval)) return;
    ended_ = is_final(job.state);
    ThroughputPoint point{.begin = time_, .end = now};
    for (const MethodId method : all_methods) {
        // A file that failed takes back what it had moved; that is no throughput.
        const std::uint64_t before = std::min(bytes_[method], job.bytes[method]);
        point.rates[static_cast<std::size_t>(method)] = static_cast<double>(job.bytes[method] - before) / (now - time_);
    }
    const bool nothing = point.rate() <= 0 && entries_of(job.counts) == entries_;
    if (job.phase == JobPhase::flushing) point.phase = ThroughputPoint::Phase::flushing;
    else if (nothing) point.phase = ThroughputPoint::Phase::still;
    push(point);
    time_ = now;
    bytes_ = job.bytes;
    entries_ = entries_of(job.counts);
}

void ThroughputHistory::push(const ThroughputPoint& point) {
    ++revision_;
    if (ring_.size() < capacity) {
        ring_.push_back(point);
        return;
    }
    ring_[next_] = point;
    next_ = (next_ + 1) % capacity;
}

const ThroughputPoint& ThroughputHistory::point(std::size_t index) const {
    return ring_[(next_ + index) % ring_.size()];
}

std::optional<double> ThroughputHistory::average() const {
    return average_rate(moved_, running_);
}

double ThroughputHistory::peak() const {
    double most = 0;
    for (const ThroughputPoint& point : ring_) most = std::max(most, point.rate());
    return most;
}

std::vector<ThroughputHistory::Span> ThroughputHistory::spans() const {
    std::vector<Span> spans;
    for (std::size_t i = 0; i < size(); ++i) {
        const ThroughputPoint& now = point(i);
        if (now.phase == ThroughputPoint::Phase::moving) continue;
        const bool goes_on = !spans.empty() && spans.back().phase == now.phase && spans.back().end == now.begin;
        if (goes_on) spans.back().end = now.end;
        else spans.push_back({now.begin, now.end, now.phase});
    }
    std::erase_if(spans, [](const Span& span) {
        return span.phase == ThroughputPoint::Phase::still && span.end - span.begin < stall_seconds;
    });
    return spans;
}

}  // namespace drover::ui
