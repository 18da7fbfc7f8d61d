// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/jobs/archive/member_walk.h"

namespace drover::jobs {

// Between the thread that finds and reads and the one that writes: a bounded number of members, handed over in
// batches, because one by one the two would mostly wake each other up. Thread-safe.
class MemberQueue {
public:
    using Batch = std::vector<FoundMember>;

    // Waits for room. False once closed by either side.
    bool push(FoundMember found);
    // What is still held back goes out, and nothing follows.
    void finish();
    // The next batch, or nothing at the end.
    std::optional<Batch> pop();
    // The writer gives up: whoever pushes is told.
    void abandon();

private:
    void hand_over(std::unique_lock<std::mutex>& lock);

    static constexpr std::size_t batch_members = 128;
    static constexpr std::size_t batch_bytes = std::size_t{512} * 1024;
    static constexpr std::size_t most_batches = 8;

    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Batch> ready_;
    bool finished_ = false;
    bool abandoned_ = false;

    // The pushing thread's own.
    Batch next_;
    std::size_t next_bytes_ = 0;
};

}  // namespace drover::jobs
