// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/job_record.h"

#include <algorithm>

namespace drover::jobs {

void JobRecord::item_done(const ItemReport& report) {
    if (!listener_) return;
    const std::lock_guard lock(listener_mutex_);
    listener_(report);
}

void JobRecord::add_savings(const Savings& saved) {
    if (saved.clones.bytes == 0 && saved.holes.bytes == 0 && saved.clones.precision == Precision::exact) return;
    const std::lock_guard lock(mutex_);
    savings_ += saved;
}

void JobRecord::failed(Error error) {
    files_failed_.fetch_add(1, std::memory_order_relaxed);
    append(std::move(error));
}

void JobRecord::failed_softly(Error error) {
    append(std::move(error));
}

void JobRecord::append(Error error) {
    const std::lock_guard lock(mutex_);
    if (++errors_total_ > JobSnapshot::max_listed) return;
    // Readers hold the old list; a job has few errors or stops listing them.
    auto longer = std::make_shared<std::vector<Error>>(*errors_);
    longer->push_back(std::move(error));
    errors_ = std::move(longer);
}

void JobRecord::warn(std::string text) {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(warnings_, text) == warnings_.end()) warnings_.push_back(std::move(text));
}

JobCounts JobRecord::counts() const {
    return JobCounts{.files_done = files_done_.load(std::memory_order_relaxed),
                     .files_skipped = files_skipped_.load(std::memory_order_relaxed),
                     .files_failed = files_failed_.load(std::memory_order_relaxed),
                     .directories_done = directories_done_.load(std::memory_order_relaxed)};
}

Savings JobRecord::savings() const {
    const std::lock_guard lock(mutex_);
    return savings_;
}

std::shared_ptr<const std::vector<Error>> JobRecord::errors() const {
    const std::lock_guard lock(mutex_);
    return errors_;
}

std::uint64_t JobRecord::errors_total() const {
    const std::lock_guard lock(mutex_);
    return errors_total_;
}

std::vector<std::string> JobRecord::warnings() const {
    auto texts = losses.warnings();
    const std::lock_guard lock(mutex_);
    texts.insert(texts.end(), warnings_.begin(), warnings_.end());
    return texts;
}

}  // namespace drover::jobs
