// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/source_count.h"

namespace drover::jobs {

void SourceCount::run(const std::vector<std::string>& sources) {
    for (const auto& source : sources) {
        const auto status = sys_.fstatat(sys::working_directory, source);
        if (!status) continue;
        if (status->type == sys::FileType::directory) walk(sys::working_directory, source);
        else add(*status);
    }
    if (!control_.stop_requested()) complete_.store(true, std::memory_order_release);
}

JobTotals SourceCount::totals() const {
    const bool complete = complete_.load(std::memory_order_acquire);
    return {.files = files_.load(std::memory_order_relaxed),
            .bytes = bytes_.load(std::memory_order_relaxed),
            .complete = complete};
}

void SourceCount::add(const sys::FileStatus& status) {
    files_.fetch_add(1, std::memory_order_relaxed);
    if (status.type == sys::FileType::regular) bytes_.fetch_add(status.size, std::memory_order_relaxed);
}

void SourceCount::walk(int parent, const std::string& name) {
    const auto directory = sys_.openat(parent, name, sys::OpenMode::directory);
    if (!directory) return;
    std::vector<std::string> below;
    while (!control_.stop_requested()) {
        const auto entries = sys_.getdents(directory->get());
        if (!entries || entries->empty()) break;
        for (const auto& entry : *entries) {
            const auto status = sys_.fstatat(directory->get(), entry.name);
            if (!status) continue;
            if (status->type == sys::FileType::directory) below.push_back(entry.name);
            else add(*status);
        }
    }
    for (const auto& directory_name : below) {
        if (control_.stop_requested()) return;
        walk(directory->get(), directory_name);
    }
}

}  // namespace drover::jobs
