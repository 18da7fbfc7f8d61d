// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "engine/inspect/file_usage.h"
#include "engine/inspect/limits.h"
#include "engine/inspect/map_reader.h"
#include "engine/inspect/notes.h"
#include "engine/inspect/pulse.h"
#include "engine/inspect/shared_segments.h"
#include "engine/inspect/tree_walker.h"
#include "engine/inspect/usage_tree.h"

namespace drover::inspect {

// A file that has shared extents.
struct SharingFile {
    static constexpr std::uint32_t not_linked = UINT32_MAX;

    std::uint32_t node = 0;
    std::uint32_t linked = not_linked;  // index among the files with several names
    bool doubtful = false;              // its map may be stale: what is shared is an upper bound
};

// A file with several names: counted once, at the lowest common ancestor of those that were met.
struct LinkedFile {
    std::uint32_t node = 0;
    std::uint64_t names_left = 0;  // not met
    UsageTotals usage;
};

// Reads every file of a walk into the tree, and keeps what is shared for later. Not thread-safe.
class UsageScan final : public TreeVisitor {
public:
    UsageScan(sys::Syscalls& sys, const UsageRequest& request, const std::stop_token& stop,
              const UsageListener& on_progress, UsageTree& tree);

    std::uint32_t enter(const Place& place, std::uint64_t allocated) override;
    void visit_file(const Place& place, int fd, const sys::FileStatus& status) override;
    void visit_closed_file(const Place& place, const sys::FileStatus& status, sys::SysError error) override;
    void visit_other(const Place& place) override;
    void fail(const Place& place, sys::SysError error) override;
    void miss(const Place& place, std::uint32_t directory, sys::SysError error) override;
    void meet_again() override { notes_.add(note_met_again); }
    bool may_continue() override { return !refusal_ && !stop_.stop_requested(); }

    // After the walk: adds the files with several names to the tree.
    void count_linked_files();
    void tell_comparing();

    Records take_records() { return std::move(records_); }
    std::uint32_t node_of(const Record& record) const;
    // Whether every name of the file lies in the selection, so that deleting it frees something.
    bool is_deleted(const Record& record) const;
    bool is_doubtful(const Record& record) const { return files_[record.file].doubtful; }
    const AddressSpace& space_of(const Record& record) const { return *spaces_.at(record.space); }
    // The tree holds an overlay and more, which may be its layers.
    bool may_see_twice() const { return saw_overlay_ && spaces_seen_.size() > 1; }
    void say(const char* note) { notes_.add(note); }
    bool saw_everything() const { return errors_total_ == 0 && unsure_files_ == 0; }

    const std::optional<Refusal>& refusal() const { return refusal_; }
    const Budget& budget() const { return budget_; }
    void report_into(TreeUsage& result) const;

private:
    void settle(const Place& place, int fd, const sys::FileStatus& status);
    // A root has a node of its own, also where it is a file.
    std::uint32_t node_for(const Place& place);
    // Whether this is the first name of the file; `linked` is where a file with several names is kept.
    bool is_first_name(const sys::FileStatus& status, std::uint32_t node, std::uint32_t& linked);
    void count(std::uint32_t node, std::uint32_t linked, const UsageTotals& usage);
    void keep_shared(const FileMap& map, std::uint32_t node, std::uint32_t linked);
    void tell(std::uint32_t node);
    std::string path_of(const Place& place) const;

    struct IdHash {
        std::size_t operator()(const sys::FileId& id) const {
            return std::hash<std::uint64_t>{}(id.inode * 0x9E3779B97F4A7C15U ^ id.device);
        }
    };

    sys::Syscalls& sys_;
    bool settle_;
    const std::stop_token& stop_;
    const UsageListener& on_progress_;
    UsageTree& tree_;
    Budget budget_;
    MapReader reader_;
    std::optional<Refusal> refusal_;

    std::set<std::uint64_t> settled_volumes_;  // st_dev

    std::vector<SharingFile> files_;
    Records records_;
    std::unordered_map<std::uint32_t, const AddressSpace*> spaces_;  // by number
    std::set<std::uint32_t> spaces_seen_;                            // numbers
    bool saw_overlay_ = false;
    std::vector<LinkedFile> linked_;
    std::unordered_map<sys::FileId, std::uint32_t, IdHash> linked_index_;

    std::vector<Error> errors_;
    std::uint64_t errors_total_ = 0;
    std::uint64_t unsure_files_ = 0;  // changing, unsettled, or on a filesystem that cannot say
    NoteList notes_;
    UsageProgress progress_;
    std::uint32_t node_in_hand_ = UsageTree::selection;
    Pulse pulse_;
};

}  // namespace drover::inspect
