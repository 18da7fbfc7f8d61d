// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/link_table.h"

namespace drover::jobs {

bool LinkTable::knows(const sys::FileStatus& status) const {
    const std::lock_guard lock(mutex_);
    return entries_.contains(status.id);
}

void LinkTable::remember(const sys::FileStatus& status) {
    if (status.links < 2) return;
    const std::lock_guard lock(mutex_);
    several_names_.insert(status.id);
}

bool LinkTable::had_others(const sys::FileStatus& status) const {
    const std::lock_guard lock(mutex_);
    return several_names_.contains(status.id);
}

LinkTable::Entry* LinkTable::settled(std::unique_lock<std::mutex>& lock, const sys::FileStatus& status) {
    for (;;) {
        const auto found = entries_.find(status.id);
        if (found == entries_.end()) {
            entries_.emplace(status.id, Entry{.copy = std::nullopt, .names_left = status.links - 1, .age = 0});
            return nullptr;
        }
        if (found->second.copy) return &found->second;
        settled_.wait(lock);
    }
}

std::optional<LinkTable::Copy> LinkTable::look(const sys::FileStatus& status) {
    std::unique_lock lock(mutex_);
    const Entry* entry = settled(lock, status);
    return entry == nullptr ? std::nullopt : entry->copy;
}

std::optional<LinkTable::Copy> LinkTable::claim(const sys::FileStatus& status) {
    std::unique_lock lock(mutex_);
    Entry* entry = settled(lock, status);
    if (entry == nullptr) return std::nullopt;
    Copy copy = *entry->copy;
    if (--entry->names_left == 0) {
        by_age_.erase(entry->age);
        entries_.erase(status.id);
    }
    return copy;
}

void LinkTable::copied(const sys::FileStatus& status, Copy copy) {
    const std::lock_guard lock(mutex_);
    auto& entry = entries_[status.id];
    entry.copy = std::move(copy);
    entry.age = next_age_++;
    by_age_.emplace(entry.age, status.id);
    if (by_age_.size() > most_entries_) forget_oldest();
    settled_.notify_all();
}

void LinkTable::failed(const sys::FileStatus& status) {
    const std::lock_guard lock(mutex_);
    entries_.erase(status.id);  // the next name tries again
    settled_.notify_all();
}

void LinkTable::forget_oldest() {
    const auto oldest = by_age_.begin();
    entries_.erase(oldest->second);
    by_age_.erase(oldest);
    forgotten_ = true;
}

void LinkTable::clear() {
    const std::lock_guard lock(mutex_);
    entries_.clear();
    by_age_.clear();
}

bool LinkTable::forgotten() const {
    const std::lock_guard lock(mutex_);
    return forgotten_;
}

}  // namespace drover::jobs
