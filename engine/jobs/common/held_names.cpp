// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/held_names.h"

#include <utility>

namespace drover::jobs {

void HeldNames::hold(Name name) {
    name.directory->pending.fetch_add(1, std::memory_order_relaxed);
    const std::lock_guard lock(mutex_);
    const auto [file, added] = files_.try_emplace(name.copied.id);
    if (added) {
        file->second.age = next_age_++;
        by_age_.emplace(file->second.age, file->first);
    }
    ++directories_[name.directory.get()];
    auto& names = file->second.names;
    names.push_back(std::move(name));
    if (const auto& last = names.back(); !last.is_tree() && names.size() >= last.copied.links) release(file);
    while (directories_.size() > most_directories) release(files_.find(by_age_.begin()->second));
}

std::vector<HeldNames::Name> HeldNames::take_ready() {
    const std::lock_guard lock(mutex_);
    return std::exchange(ready_, {});
}

std::vector<HeldNames::Name> HeldNames::take_all() {
    const std::lock_guard lock(mutex_);
    while (!files_.empty()) release(files_.begin());
    return std::exchange(ready_, {});
}

void HeldNames::release(Files::iterator file) {
    for (auto& name : file->second.names) {
        const auto directory = directories_.find(name.directory.get());
        if (--directory->second == 0) directories_.erase(directory);
        ready_.push_back(std::move(name));
    }
    by_age_.erase(file->second.age);
    files_.erase(file);
}

}  // namespace drover::jobs
