// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

// Keeps hard links inside a job: the first name of an inode is copied, the others are linked to that copy. A worker
// that meets an inode which another is still copying waits for it; nobody waits while it copies, so none waits
// forever. Thread-safe.
class LinkTable {
public:
    // Where the inode's first copy is.
    struct Copy {
        DirectoryPairPtr directory;
        std::string name;
    };

    // Entries whose other names have not come up yet; about 200 bytes each. Beyond this many the oldest are forgotten,
    // and forgotten() says so.
    explicit LinkTable(std::size_t most_entries = 300'000) : most_entries_(most_entries) {}

    // Another name of the inode was met before. In a move that name may be gone, and the inode's count of links with
    // it.
    bool knows(const sys::FileStatus& status) const;
    // It had several names when this job met it: whatever became of them, their removal changed its status.
    void remember(const sys::FileStatus& status);
    bool had_others(const sys::FileStatus& status) const;
    // As claim(), but a name that is there already does not count.
    std::optional<Copy> look(const sys::FileStatus& status);
    // Nothing: the caller copies the file, then reports with copied() or failed(). Otherwise the caller links.
    std::optional<Copy> claim(const sys::FileStatus& status);
    void copied(const sys::FileStatus& status, Copy copy);
    void failed(const sys::FileStatus& status);

    bool forgotten() const;
    // Lets go of every directory.
    void clear();

private:
    struct Entry {
        std::optional<Copy> copy;  // nothing while it is being made
        std::uint64_t names_left = 0;
        std::uint64_t age = 0;
    };
    // With mutex_ held; null where the caller copies.
    Entry* settled(std::unique_lock<std::mutex>& lock, const sys::FileStatus& status);
    void forget_oldest();  // with mutex_ held

    const std::size_t most_entries_;
    mutable std::mutex mutex_;
    std::condition_variable settled_;
    std::map<sys::FileId, Entry> entries_;
    std::map<std::uint64_t, sys::FileId> by_age_;
    std::set<sys::FileId> several_names_;
    std::uint64_t next_age_ = 0;
    bool forgotten_ = false;
};

}  // namespace drover::jobs
