// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/archive/member_queue.h"

#include <utility>

namespace drover::jobs {

bool MemberQueue::push(FoundMember found) {
    next_bytes_ += found.content.size();
    next_.push_back(std::move(found));
    if (next_.size() < batch_members && next_bytes_ < batch_bytes) return true;
    std::unique_lock lock(mutex_);
    hand_over(lock);
    return !abandoned_;
}

void MemberQueue::hand_over(std::unique_lock<std::mutex>& lock) {
    changed_.wait(lock, [this] { return abandoned_ || ready_.size() < most_batches; });
    if (!next_.empty()) ready_.push_back(std::exchange(next_, {}));
    next_bytes_ = 0;
    changed_.notify_all();
}

void MemberQueue::finish() {
    std::unique_lock lock(mutex_);
    hand_over(lock);
    finished_ = true;
    changed_.notify_all();
}

std::optional<MemberQueue::Batch> MemberQueue::pop() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return finished_ || !ready_.empty(); });
    if (ready_.empty()) return std::nullopt;
    Batch batch = std::move(ready_.front());
    ready_.pop_front();
    changed_.notify_all();
    return batch;
}

void MemberQueue::abandon() {
    const std::lock_guard lock(mutex_);
    abandoned_ = true;
    ready_.clear();
    changed_.notify_all();
}

}  // namespace drover::jobs
