// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a copy or a move: its walk and its directories.
#include <utility>

#include "engine/fs/make_directories.h"
#include "engine/jobs/copy/directory_rules.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/copy/target_names.h"
#include "engine/jobs/copy/type_words.h"
#include "engine/jobs/plan/make_plan.h"
#include "engine/jobs/plan/tree_planner.h"

namespace drover::jobs {

using sys::FileType;
using transfer::Side;

void TreePlanner::run() {
    const auto sources = resolve_targets(job_);
    book_.take_errors();
    for (const auto& source : sources) {
        if (job_.control.stop_requested()) break;
        plan(root_level(source.directory), source.item);
    }
    book_.end();
}

TreePlanner::Level& TreePlanner::root_level(const DirectoryPairPtr& root) {
    auto& level = roots_[root.get()];
    if (level) return *level;
    level = std::make_unique<Level>();
    level->pair = root;
    level->target = root->destination.get();
    if (!root->destination) {  // it would be made
        root->fresh = true;
        auto& nearest = nearest_[root->destination_path];
        if (!nearest)
            if (auto fd = fs::open_directory_of(job_.sys, root->destination_path)) nearest = std::move(*fd);
        level->target = nearest.get();
    }
    book_.set_target(level->target, *root->destination_profile);
    ask_rights(*level);
    return *level;
}

// Inside a new directory nothing is renamed to and nothing refused.
void TreePlanner::ask_rights(Level& level) const {
    const auto& pair = *level.pair;
    level.in_new_tree = pair.fresh && !pair.top_level();
    if (!pair.fresh) level.destination = DirectoryRights(job_.sys, pair.destination.get());
    if (!level.in_new_tree && pair.destination_profile->name == "btrfs") {
        const auto flags = job_.sys.get_flags(level.target);
        level.nocow = flags && (*flags & sys::flag_nocow) != 0;
    }
    if (!job_.moving()) return;
    level.source = DirectoryRights(job_.sys, pair.source.get());
    const auto source = job_.sys.fstat(pair.source.get());
    if (level.in_new_tree || !source) return;
    const auto from = job_.sys.mount_id(pair.source.get());
    const auto to = job_.sys.mount_id(level.target);
    const bool one_mount = !from || !to || *from == *to;
    level.renames = one_mount && source->id.device == pair.destination_id.device;
    level.same_directory = !pair.fresh && source->id == pair.destination_id;
}

bool TreePlanner::plan(Level& level, const Item& item) {
    const auto status = job_.sys.fstatat(level.pair->source.get(), item.entry.name);
    Entry entry{level, item, status ? *status : sys::FileStatus{}};
    if (!status) return fail_source(entry, status.error());
    return status->type == FileType::directory ? plan_directory(entry) : plan_file(entry);
}

bool TreePlanner::plan_directory(Entry& entry) {
    if (!book_.name_fits(entry.level.names, entry.item.target_name, entry.source(), entry.destination(), 0))
        return false;
    if (const auto renamed = settled_by_rename(entry)) return *renamed;
    Level inner;
    inner.pair = std::make_shared<DirectoryPair>();
    inner.pair->parent = entry.level.pair;
    inner.pair->source_path = entry.source();
    inner.pair->destination_path = entry.destination();
    inner.nocow = entry.level.nocow;
    if (!open_source(entry, *inner.pair) || !find_destination(entry, inner)) return false;
    ask_rights(inner);
    book_.directory();
    const bool empty = plan_entries(inner);
    return job_.moving() && remove_directory(entry, inner, empty);
}

// Nothing: only entry by entry can it get there.
std::optional<bool> TreePlanner::settled_by_rename(Entry& entry) {
    auto& level = entry.level;
    if (!level.renames) return std::nullopt;
    const auto existing = level.pair->fresh ? std::unexpected(sys::SysError{})
                                            : job_.sys.fstatat(level.pair->destination.get(), entry.item.target_name);
    const bool beside =
        existing && meeting_of(job_.request.options.on_conflict, entry.status, *existing) == Meeting::beside;
    auto refused = renaming(entry);
    // Of a name that is taken the system says so before it looks at rights, but for those to write at all.
    const bool taken = existing && !beside;
    if (taken && !(refused && refused->is(std::errc::read_only_file_system))) return std::nullopt;
    if (refused && forbids_moving(*refused)) return fail_source(entry, *refused);
    if (refused) return std::nullopt;
    if (beside)
        book_.conflict(conflict_side(entry.source(), entry.status), conflict_side(entry.destination(), *existing),
                       PlannedFate::keep_both, std::nullopt);
    book_.directory();
    count_renamed(entry.directory(), entry.item.entry.name);
    return true;
}

bool TreePlanner::open_source(Entry& entry, DirectoryPair& directory) {
    auto fd = job_.sys.openat(entry.directory(), entry.item.entry.name, sys::OpenMode::directory);
    if (!fd) return fail_source(entry, fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail_source(entry, status.error());
    directory.source = std::move(*fd);
    directory.status = *status;
    directory.source_profile = &fs::profile_of(job_.sys, directory.source.get());
    if (!leads_back(directory)) return true;
    book_.fail(job_.refusal(ErrorKind::invalid, leads_back_text, entry.source()), Side::source, entry.source(),
               entry.destination(), entry.kind());
    return false;
}

bool TreePlanner::find_destination(Entry& entry, Level& inner) {
    const auto& above = *entry.level.pair;
    inner.pair->destination_profile = above.destination_profile;
    inner.pair->destination_id = above.destination_id;
    inner.target = entry.level.target;
    if (above.fresh) return make(entry, inner);
    const auto existing = job_.sys.fstatat(above.destination.get(), entry.item.target_name);
    if (existing) return merge(entry, inner, *existing);
    if (existing.error().is(std::errc::no_such_file_or_directory)) return make(entry, inner);
    return fail_destination(entry, existing.error());
}

bool TreePlanner::merge(Entry& entry, Level& inner, const sys::FileStatus& existing) {
    auto& directory = *inner.pair;
    const auto meeting = meeting_of(job_.request.options.on_conflict, directory.status, existing);
    if (meeting == Meeting::merge) {
        auto fd =
            job_.sys.openat(entry.level.pair->destination.get(), entry.item.target_name, sys::OpenMode::directory);
        if (!fd) return fail_destination(entry, fd.error());
        directory.destination = std::move(*fd);
        directory.destination_id = existing.id;
        directory.destination_profile = &fs::profile_of(job_.sys, directory.destination.get());
        inner.target = directory.destination.get();
        return true;
    }
    const bool itself = meeting == Meeting::itself;
    book_.conflict(conflict_side(directory.source_path, directory.status),
                   conflict_side(directory.destination_path, existing),
                   meeting == Meeting::beside ? PlannedFate::keep_both
                   : meeting == Meeting::skip ? PlannedFate::skip
                                              : PlannedFate::fail,
                   job_.refusal(itself ? ErrorKind::invalid : ErrorKind::conflict,
                                itself ? meets_itself_text : not_replaced(existing.type, FileType::directory),
                                directory.destination_path));
    return meeting == Meeting::beside && make(entry, inner);
}

bool TreePlanner::make(Entry& entry, Level& inner) {
    auto& rights = entry.level.destination;
    if (const auto refused = rights.to_make("mkdirat")) return fail_destination(entry, *refused);
    if (const auto refused = rights.to_name("renameat2")) return fail_destination(entry, *refused);
    inner.pair->fresh = true;
    book_.makes_inode();
    return true;
}

bool TreePlanner::plan_entries(Level& level) {
    bool all_gone = true;
    const auto& directory = *level.pair;
    for (;;) {
        const auto entries = job_.sys.getdents(directory.source.get());
        if (!entries) {
            book_.fail(sys::to_error(entries.error(), directory.source_path), Side::source, directory.source_path,
                       directory.destination_path, JobRecord::Kind::directory);
            return false;
        }
        if (entries->empty()) return all_gone;
        for (const auto& entry : *entries) {
            if (job_.control.stop_requested()) return false;
            all_gone &= plan(level, {entry, adapted_name(job_, directory, entry.name)});
        }
    }
}

// One that was merged is removed whatever is left in it, and only that it is not empty goes without saying.
bool TreePlanner::remove_directory(Entry& entry, const Level& inner, bool empty) {
    if (inner.pair->fresh && !empty) return false;
    const auto refused = entry.level.source.to_take(entry.item.entry.name, entry.status, "unlinkat");
    return refused ? fail_source(entry, *refused) : empty;
}

// What moves with the directory that it is in. What cannot be read moves all the same; what is mounted there stays
// where it is mounted.
void TreePlanner::count_renamed(int directory, const std::string& name) {
    const auto fd = job_.sys.openat(directory, name, sys::OpenMode::directory);
    while (fd && !job_.control.stop_requested()) {
        const auto entries = job_.sys.getdents(fd->get());
        if (!entries || entries->empty()) return;
        for (const auto& entry : *entries) {
            const auto status = job_.sys.fstatat(fd->get(), entry.name);
            if (!status) continue;
            if (status->type == FileType::directory) {
                if (const auto flags = job_.sys.statx(fd->get(), entry.name); flags && flags->mount_root) continue;
                book_.directory();
                count_renamed(fd->get(), entry.name);
            } else {
                const std::uint64_t size = status->type == FileType::regular ? status->size : 0;
                book_.found(size);
                book_.renamed(size);
            }
        }
    }
}

void plan_copy(JobContext& job) {
    TreePlanner(job).run();
}

}  // namespace drover::jobs
