// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"
#include "engine/jobs/copy/directory_steps.h"

namespace drover::jobs {

// Entries of one directory that a worker takes at once.
struct Batch {
    DirectoryPairPtr directory;
    std::vector<Item> items;
};

// One source named by the user, below the directories that hold it and its target.
struct TopLevelItem {
    DirectoryPairPtr directory;
    Item item;
};

// The plan of a job, made as it is needed: a depth-first walk that any worker may push on, so that nothing is queued
// and a job of a million files needs no more memory than a job of one batch per worker. Directories are entered
// before their entries are handed out and finished when the last of these is released. Thread-safe.
class TreeWalk {
public:
    // `number` of the walk in its job: what it finds comes after all that those before it found.
    TreeWalk(JobContext& job, std::vector<TopLevelItem> sources, std::uint64_t number = 0);

    // The next batch; nothing when all is handed out or the job stops. Whoever takes one releases its directory.
    std::optional<Batch> next();
    void release(DirectoryPairPtr directory);

    // Whether more was left when next() was last answered: worth another worker.
    bool more() const;

private:
    struct Frame {
        DirectoryPairPtr directory;
        std::vector<sys::DirectoryEntry> entries;  // read, not yet handed out
        std::size_t position = 0;
        std::vector<Item> subdirectories;
        bool read_to_end = false;
    };

    // With mutex_ held; directories that are walked to their end go to `walked`.
    std::optional<Batch> advance(std::vector<DirectoryPairPtr>& walked);
    std::optional<Batch> advance_top_level();
    std::optional<Batch> take_files(Frame& frame);
    void read_entries(Frame& frame);
    void descend(const DirectoryPairPtr& parent, const Item& item);
    void leave(std::vector<DirectoryPairPtr>& walked);
    void abandon(std::vector<DirectoryPairPtr>& walked);
    std::uint64_t count_rest();  // files that were not handed out

    // Far above the place of the walk directories are closed, since descriptors are scarce and trees may be deep. What
    // is needed again is opened from the directory below, or, where that is closed, from above.
    void close_far_above();
    void close_if_idle(DirectoryPair& directory, std::uint64_t walks);
    void use_holder(const DirectoryPair& below);
    void leave_holder(const DirectoryPair& below);
    // With opening_ held:
    void open_holder(const DirectoryPair& below);
    sys::SysStatus open_from_below(DirectoryPair& holder, const DirectoryPair& below);
    sys::SysStatus open_by_names(DirectoryPair& holder);

    JobContext& job_;
    DirectorySteps steps_;
    std::uint64_t next_place_;
    mutable std::mutex mutex_;
    std::deque<TopLevelItem> sources_;
    std::vector<Frame> stack_;
    std::mutex opening_;
};

}  // namespace drover::jobs
