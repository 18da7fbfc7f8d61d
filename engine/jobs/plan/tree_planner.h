// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/copy/targets.h"
#include "engine/jobs/plan/plan_book.h"

namespace drover::jobs {

// The plan of a copy or a move: the walk of the job, with looks in place of deeds. Decides by the functions that the
// job decides by, and foresees the answers of system calls (DirectoryRights, transfer::expected_method). One thread.
class TreePlanner {
public:
    explicit TreePlanner(JobContext& job) : job_(job), book_(job) {}

    void run();

private:
    using Refusal = DirectoryRights::Refusal;

    // A directory on the way down.
    struct Level {
        DirectoryPairPtr pair;
        int target = -1;  // a descriptor of the filesystem that receives
        DirectoryRights source{};
        DirectoryRights destination{};
        bool in_new_tree = false;  // built inside a hidden directory
        bool nocow = false;        // new entries are NOCOW
        bool renames = false;      // of a move: a rename leads from here to the destination
        bool same_directory = false;
        PlanBook::Names names{};
    };
    struct Entry {
        Level& level;
        const Item& item;
        sys::FileStatus status;
        std::optional<sys::FileStatus> existing{};  // that would be replaced

        std::string source() const { return level.pair->source_of(item.entry.name); }
        std::string destination() const { return level.pair->destination_of(item.target_name); }
        int directory() const { return level.pair->source.get(); }
        JobRecord::Kind kind() const {
            const bool directory = item.entry.type == sys::FileType::directory;
            return directory ? JobRecord::Kind::directory : JobRecord::Kind::other;
        }
    };

    // Each that answers a bool: whether the source would be gone, which only that of a move can be.
    bool plan(Level& level, const Item& item);
    Level& root_level(const DirectoryPairPtr& root);
    void ask_rights(Level& level) const;

    bool plan_directory(Entry& entry);
    std::optional<bool> settled_by_rename(Entry& entry);
    bool open_source(Entry& entry, DirectoryPair& directory);
    bool find_destination(Entry& entry, Level& inner);
    bool merge(Entry& entry, Level& inner, const sys::FileStatus& existing);
    bool make(Entry& entry, Level& inner);
    bool plan_entries(Level& level);
    bool remove_directory(Entry& entry, const Level& inner, bool empty);
    void count_renamed(int directory, const std::string& name);

    bool plan_file(Entry& entry);
    bool fits(const Entry& entry);
    Placement placement_of(const Entry& entry);
    bool finds_a_place(Entry& entry);
    bool opens(const Entry& entry, sys::UniqueFd& source);
    bool transfer(const Entry& entry, int source);
    bool remove_file(const Entry& entry);
    Refusal renaming(Entry& entry);
    std::optional<bool> one_filesystem(const Entry& entry);

    bool fail_source(const Entry& entry, sys::SysError error);
    bool fail_destination(const Entry& entry, sys::SysError error);

    JobContext& job_;
    PlanBook book_;
    std::map<const DirectoryPair*, std::unique_ptr<Level>> roots_;
    std::map<std::string, sys::UniqueFd> nearest_;  // by the path of a destination that is not there yet
    std::set<sys::FileId> first_names_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::optional<bool>> one_btrfs_;  // by two st_dev
};

}  // namespace drover::jobs
