// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/fs/folder_record.h"
#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/copy/source_remover.h"

namespace drover::jobs {

// What happens to a directory before and after its entries. Thread-safe, as each directory is entered once and
// finished once.
class DirectorySteps {
public:
    explicit DirectorySteps(JobContext& job) : job_(job) {}

    // Opens the source and makes the target: inside a new tree in place, beside existing entries as a hidden tree,
    // over an existing directory as a merge. Null when there is nothing to walk: moved by rename, skipped, or failed,
    // which the record then says.
    DirectoryPairPtr enter(const DirectoryPairPtr& parent, const Item& item);

    // Metadata, times last; then a new tree gets its name. In a move the source goes. A directory that the job was
    // stopped in does not get the times of the source, which would say that it is complete.
    void finish(DirectoryPair& directory);
    // Of a tree that has its name by now. False: see SourceRemover.
    bool remove_tree(HeldNames::Name& tree, SourceRemover::Others others);

private:
    bool open_source(DirectoryPair& directory, const Item& item);
    bool settled_by_rename(DirectoryPair& directory);
    sys::SysStatus rename(const DirectoryPair& directory);
    bool goes_beside(DirectoryPair& directory);
    bool place(DirectoryPair& directory);
    void become_unique(DirectoryPair& directory);
    bool merge(DirectoryPair& directory, const sys::FileStatus& existing);
    bool merge_with(DirectoryPair& directory, const sys::FileStatus& existing);
    struct Beside {
        std::string name;
        sys::FileStatus status;
    };
    std::optional<Beside> find_own_beside(const DirectoryPair& directory, const sys::FileStatus& source,
                                          const NamesBeside& names);
    static void rename_target(DirectoryPair& directory, const std::string& name);
    void keep_times_of_emptied(DirectoryPair& directory, const sys::FileStatus& existing,
                               const std::optional<fs::FolderRecord>& record);
    bool place_in_leftover(DirectoryPair& directory);
    fs::StagedEntry new_entry(const DirectoryPair& directory);
    bool create(DirectoryPair& directory);
    bool take_over(DirectoryPair& directory, const std::string& name);
    bool open_destination(DirectoryPair& directory, const std::string& name);
    bool publish(DirectoryPair& directory);
    bool give_way(DirectoryPair& directory);
    bool drop(DirectoryPair& directory);
    void remove_source(DirectoryPair& directory);
    // Each returns false, so that a step can end with it.
    bool fail(const DirectoryPair& directory, Error error, transfer::Side side);
    bool fail_source(const DirectoryPair& directory, sys::SysError error);
    bool fail_destination(const DirectoryPair& directory, sys::SysError error);
    bool refuse(const DirectoryPair& directory, ErrorKind kind, std::string reason, const std::string& path);

    JobContext& job_;
};

}  // namespace drover::jobs
