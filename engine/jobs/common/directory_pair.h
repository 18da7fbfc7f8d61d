// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/fs/filesystem_profile.h"
#include "engine/fs/staged_entry.h"
#include "engine/jobs/common/item_log.h"
#include "engine/jobs/common/unsettled.h"
#include "engine/sys/syscalls.h"

namespace drover::jobs {

// A source directory and the directory that it becomes. Lives while anything inside is on its way; `pending` counts
// that, and whoever brings it to 0 finishes the directory (TreeWalk::release).
struct DirectoryPair {
    std::shared_ptr<DirectoryPair> parent;  // null for the top level
    std::string name;                       // in the parent's source
    std::string source_path;
    std::string destination_path;  // the final one, also while the directory is staged

    sys::UniqueFd source;
    sys::UniqueFd destination;
    sys::FileStatus status;    // of the source, before anything in it was read
    sys::Timestamp begun = 0;  // when the job came here, by the clock of this system
    const fs::FilesystemProfile* source_profile = nullptr;
    const fs::FilesystemProfile* destination_profile = nullptr;
    sys::FileId destination_id;

    // Made by this job inside a hidden directory: no name can be taken, so entries are created in place.
    bool fresh = false;
    // In a hidden directory that a job which died had made: entries are created in place, over what it left.
    bool taken_over = false;
    std::unique_ptr<Unsettled> unsettled;   // of one that was taken over
    bool append_only = false;               // nothing that is staged in it would get its name
    bool is_beside = false;                 // has a free name beside the one that is taken
    bool has_record = false;                // a FolderRecord, until it is complete
    bool inherits_acl = false;              // new entries get an access list from the destination
    std::optional<fs::StagedEntry> staged;  // set on the root of a new tree, which is renamed at the end
    std::string target_name;                // in the parent's destination
    // Of a top-level pair: the destination's status before the job, whose times it is to have afterwards.
    std::optional<sys::FileStatus> kept_times;

    std::atomic<std::uint64_t> pending{1};  // the walk itself, batches, subdirectories, parked items
    std::atomic<bool> has_content{false};   // something was put into the destination

    // For whoever closes it while nothing but directories below are on their way (TreeWalk).
    std::size_t depth = 0;
    bool counted = false;                    // among `children` of the parent
    std::atomic<std::uint64_t> children{0};  // unfinished ones that do not keep it open
    std::atomic<std::uint64_t> in_use{0};    // by those that are being finished

    // What this job put into it and below, as the record counts it.
    std::atomic<std::uint64_t> files_inside{0};
    std::atomic<std::uint64_t> directories_inside{0};

    // Its number in the log, given on first use. Two workers may get two, which costs only room.
    std::uint32_t number_in(ItemLog& log) {
        std::uint32_t number = log_number.load(std::memory_order_relaxed);
        if (number == ItemLog::none) {
            number = log.directory(source_path, destination_path);
            log_number.store(number, std::memory_order_relaxed);
        }
        return number;
    }
    std::atomic<std::uint32_t> log_number{ItemLog::none};

    bool top_level() const { return !parent; }
    // Once nothing is on its way inside: whoever keeps the pair for later does not keep it open.
    void close() {
        source.reset();
        destination.reset();
    }
    std::string source_of(const std::string& entry) const { return join(source_path, entry); }
    std::string destination_of(const std::string& entry) const { return join(destination_path, entry); }

    static std::string join(const std::string& directory, const std::string& entry) {
        if (directory.empty()) return entry;
        return directory.ends_with('/') ? directory + entry : directory + "/" + entry;
    }
};

using DirectoryPairPtr = std::shared_ptr<DirectoryPair>;

// One entry on its way. The target's name differs from the source's at the top level and after "keep both".
struct Item {
    sys::DirectoryEntry entry;
    std::string target_name;
    std::uint64_t place = 0;  // in the order of the walk
};

}  // namespace drover::jobs
