// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/source_count.h"

#include "engine/archive/read/archive_reader.h"

namespace drover::jobs {

void SourceCount::run(const std::vector<std::string>& sources) {
    for (const auto& source : sources) add(sys::working_directory, source);
    if (!control_.stop_requested()) runs_to_come_.fetch_sub(1, std::memory_order_release);
}

void SourceCount::add(int parent, const std::string& name) {
    const auto status = sys_.fstatat(parent, name);
    if (!status) return;
    if (status->type == sys::FileType::directory) walk(parent, name);
    else count(*status);
}

void SourceCount::run_archives(const std::vector<std::string>& archives, Compressed compressed) {
    bool all = true;
    for (const auto& path : archives) all = read_members(path, compressed) && all;
    if (all && !control_.stop_requested()) runs_to_come_.fetch_sub(1, std::memory_order_release);
}

bool SourceCount::read_members(const std::string& path, Compressed compressed) {
    const auto fd = sys_.openat(sys::working_directory, path, sys::OpenMode::read_typed);
    const auto status = fd ? sys_.fstat(fd->get()) : std::unexpected(fd.error());
    if (!status || status->type != sys::FileType::regular) return false;
    const auto reader =
        archive::ArchiveReader::open(sys_, fd->get(), *status, path, [this] { return !control_.stop_requested(); });
    if (!reader || ((*reader)->compressed() && compressed == Compressed::skip)) return false;
    for (;;) {
        const auto found = (*reader)->next();
        if (!found) return false;
        if (!*found) return true;
        if ((*found)->member.type == archive::MemberType::directory) continue;
        files_.fetch_add(1, std::memory_order_relaxed);
        bytes_.fetch_add((*found)->member.size, std::memory_order_relaxed);
    }
}

JobTotals SourceCount::totals() const {
    const bool complete = runs_to_come_.load(std::memory_order_acquire) == 0;
    return {.files = files_.load(std::memory_order_relaxed),
            .bytes = bytes_.load(std::memory_order_relaxed),
            .complete = complete};
}

void SourceCount::count(const sys::FileStatus& status) {
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
            else count(*status);
        }
    }
    for (const auto& directory_name : below) {
        if (control_.stop_requested()) return;
        walk(directory->get(), directory_name);
    }
}

}  // namespace drover::jobs
