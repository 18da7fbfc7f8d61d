// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/directory_steps.h"

#include "engine/base/system_time.h"
#include "engine/fs/leftover.h"
#include "engine/jobs/directory_rules.h"
#include "engine/jobs/placement.h"
#include "engine/jobs/source_remover.h"
#include "engine/jobs/type_words.h"

namespace drover::jobs {

using transfer::Side;

DirectoryPairPtr DirectorySteps::enter(const DirectoryPairPtr& parent, const Item& item) {
    auto directory = std::make_shared<DirectoryPair>();
    directory->begun = system_time();
    directory->parent = parent;
    directory->name = item.entry.name;
    directory->target_name = item.target_name;
    directory->source_path = parent->source_of(item.entry.name);
    directory->destination_path = parent->destination_of(item.target_name);
    // A rename takes no right to read, so it comes before the directory is opened.
    if (settled_by_rename(*directory) || !open_source(*directory, item) || !place(*directory)) return nullptr;
    if (parent->unsettled) parent->unsettled->settle(directory->target_name);
    parent->pending.fetch_add(1, std::memory_order_relaxed);
    return directory;
}

bool DirectorySteps::open_source(DirectoryPair& directory, const Item& item) {
    auto fd = job_.sys.openat(directory.parent->source.get(), item.entry.name, sys::OpenMode::directory);
    if (!fd) return fail_source(directory, fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail_source(directory, status.error());
    directory.source = std::move(*fd);
    directory.status = *status;
    const auto& above = *directory.parent;
    const bool same_filesystem = !above.top_level() && above.status.id.device == status->id.device;
    directory.source_profile =
        same_filesystem ? above.source_profile : &fs::profile_of(job_.sys, directory.source.get());
    if (leads_back(directory)) return refuse(directory, ErrorKind::invalid, leads_back_text, directory.source_path);
    return true;
}

// False where it cannot be done by a rename: the name is taken (then the two are merged), or it is another filesystem.
bool DirectorySteps::settled_by_rename(DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    if (!job_.moving() || parent.fresh) return false;
    const auto renamed = job_.sys.renameat_noreplace(parent.source.get(), directory.name, parent.destination.get(),
                                                     directory.target_name);
    if (!renamed) return forbids_moving(renamed.error()) && !fail_source(directory, renamed.error());
    directory.parent->has_content.store(true, std::memory_order_relaxed);
    job_.record.tell_by_path(directory.source_path, directory.destination_path, {.result = ItemResult::renamed},
                             JobRecord::Kind::directory);
    return true;
}

bool DirectorySteps::place(DirectoryPair& directory) {
    if (directory.parent->taken_over) return place_in_leftover(directory);
    if (directory.parent->fresh) {
        if (job_.request.options.adapt_names) become_unique(directory);
        return create(directory);
    }
    const auto existing = job_.sys.fstatat(directory.parent->destination.get(), directory.target_name);
    if (existing) return merge(directory, *existing);
    if (existing.error().is(std::errc::no_such_file_or_directory)) return create(directory);
    return fail_destination(directory, existing.error());
}

bool DirectorySteps::place_in_leftover(DirectoryPair& directory) {
    const int above = directory.parent->destination.get();
    const auto existing = job_.sys.fstatat(above, directory.target_name);
    if (!existing || existing->type != sys::FileType::directory) return create(directory);
    // It may have got its own permissions already.
    if ((existing->permissions & 0700U) != 0700U)
        if (const auto opened = job_.sys.fchmodat(above, directory.target_name, 0700); !opened)
            return fail_destination(directory, opened.error());
    return take_over(directory, directory.target_name);
}

// Goes on in what a job that died left.
bool DirectorySteps::take_over(DirectoryPair& directory, const std::string& name) {
    directory.fresh = true;
    if (!open_destination(directory, name)) return false;
    auto unsettled = Unsettled::list(job_.sys, directory.destination.get());
    if (!unsettled) return fail_destination(directory, unsettled.error());
    directory.taken_over = true;
    directory.has_content.store(true, std::memory_order_relaxed);
    directory.unsettled = std::move(*unsettled);
    return true;
}

// Two names that a filesystem takes for the same would otherwise become one directory.
void DirectorySteps::become_unique(DirectoryPair& directory) {
    directory.target_name = name_in_new_directory(job_, *directory.parent, directory.target_name);
    directory.destination_path = directory.parent->destination_of(directory.target_name);
}

bool DirectorySteps::merge(DirectoryPair& directory, const sys::FileStatus& existing) {
    switch (meeting_of(job_.request.options.on_conflict, directory.status, existing)) {
        case Meeting::itself:
            return refuse(directory, ErrorKind::invalid, meets_itself_text, directory.destination_path);
        case Meeting::refuse:
            return refuse(directory, ErrorKind::conflict, not_replaced(existing.type, sys::FileType::directory),
                          directory.destination_path);
        case Meeting::skip:
            job_.skip_item(directory.source_path, directory.destination_path, Skip{}.why, 0,
                           JobRecord::Kind::directory);
            return false;
        case Meeting::merge:
            fs::remove_leftovers(job_.sys, directory.parent->destination.get(), directory.target_name);
            return open_destination(directory, directory.target_name);
        case Meeting::beside:
            break;
    }
    const auto name = free_name(job_.sys, directory.parent->destination.get(), directory.target_name);
    if (!name) return fail_destination(directory, name.error());
    directory.target_name = *name;
    directory.destination_path = directory.parent->destination_of(*name);
    return create(directory);
}

fs::StagedEntry DirectorySteps::new_entry(const DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    const int above = parent.destination.get();
    if (parent.taken_over) return fs::StagedEntry::in_leftover(job_.sys, above, directory.target_name);
    if (parent.fresh) return fs::StagedEntry::direct(job_.sys, above, directory.target_name);
    return fs::StagedEntry::hidden(job_.sys, above, directory.target_name);
}

bool DirectorySteps::create(DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    auto entry = new_entry(directory);
    // Adapted names do not tell which source an entry is of.
    const bool may_go_on = job_.request.options.go_on && !job_.request.options.adapt_names && !parent.fresh;
    if (may_go_on && entry.take_over_directory()) {
        if (!take_over(directory, entry.name())) return false;
    } else {
        if (const auto made = entry.create_directory(job_.metadata.new_directory_permissions()); !made)
            return fail_destination(directory, made.error());
        directory.fresh = true;
        if (!open_destination(directory, entry.name())) return false;
    }
    if (parent.fresh) static_cast<void>(entry.commit(fs::Replace::no));
    else directory.staged.emplace(std::move(entry));
    return true;
}

bool DirectorySteps::open_destination(DirectoryPair& directory, const std::string& name) {
    auto fd = job_.sys.openat(directory.parent->destination.get(), name, sys::OpenMode::directory);
    if (!fd) return fail_destination(directory, fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail_destination(directory, status.error());
    directory.destination = std::move(*fd);
    directory.destination_id = status->id;
    const auto& above = *directory.parent;
    const bool same_filesystem = above.destination_id.device == status->id.device;
    directory.destination_profile =
        same_filesystem ? above.destination_profile : &fs::profile_of(job_.sys, directory.destination.get());
    // A new directory has a default list only where its parent had one.
    directory.inherits_acl =
        (!directory.fresh || above.inherits_acl) && job_.metadata.has_default_acl(directory.destination.get());
    return true;
}

void DirectorySteps::finish(DirectoryPair& directory) {
    if (directory.top_level()) return;
    // A job that was stopped before anything got here leaves no empty shell behind.
    const bool worthless = job_.control.stop_requested() && !directory.has_content;
    if (worthless && directory.staged) return directory.staged.reset();
    remove_unsettled(job_.sys, directory, job_.control.stop_requested());
    const bool kept =
        job_.metadata.copy_to_directory(directory.source.get(), directory.status, directory.destination.get(),
                                        times_of(directory), directory.source_path);
    if (directory.staged && job_.control.stop_requested())
        job_.record.warn(escape_name(directory.destination_path) +
                         " is incomplete: the job ended before all was there");
    if (directory.staged && !publish(directory)) return;
    if (worthless) return;
    directory.parent->has_content.store(true, std::memory_order_relaxed);
    // Inside a new tree the remover finds out by itself (SourceRemover).
    const bool goes = job_.moving() && !job_.control.stop_requested();
    if (goes && !kept && !directory.fresh) {
        refuse(directory, ErrorKind::unsupported, attribute_lost, directory.source_path);
        return;
    }
    job_.record.directory_done();
    if (goes) remove_source(directory);
}

// Of a job that was stopped the last state is not known to be complete. A move that goes on finds a source that it
// emptied itself: the copy, which has the times already, keeps them.
fs::MetadataCopier::Times DirectorySteps::times_of(const DirectoryPair& directory) const {
    using Times = fs::MetadataCopier::Times;
    if (job_.control.stop_requested()) return Times::leave;
    const bool goes_on = job_.moving() && job_.request.options.go_on && !directory.fresh;
    const auto now = goes_on ? job_.sys.fstat(directory.destination.get()) : std::unexpected(sys::SysError{});
    return now && now->modified < directory.status.modified ? Times::leave : Times::copy;
}

// False when the copy got no name at all: it goes again, so its source must stay.
bool DirectorySteps::publish(DirectoryPair& directory) {
    auto& staged = *directory.staged;
    const std::lock_guard lock(job_.tree_names);
    const auto named = staged.commit(fs::Replace::no);
    if (named) return true;
    // Another program took the name. What was copied is not thrown away for that.
    const auto name = free_name(job_.sys, directory.parent->destination.get(), directory.target_name);
    const auto kept = name ? staged.commit_as(*name) : sys::SysStatus(std::unexpected(name.error()));
    const std::string where = kept ? "; the copy is in " + escape_name(*name) : "";
    auto error = sys::to_error(named.error(), directory.destination_path);
    error.reason += where;
    fail(directory, std::move(error), Side::destination);
    return kept.has_value();
}

void DirectorySteps::remove_source(DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    if (directory.staged) {
        SourceRemover(job_).remove_copied_tree(parent.source.get(), directory.name, directory.source_path,
                                               parent.destination.get(), directory.staged->name(),
                                               parent.destination_of(directory.staged->name()), directory.begun);
    } else if (!directory.fresh) {
        // A merged directory is empty by now, unless something in it was skipped, failed or is new.
        const auto removed = job_.sys.unlinkat(parent.source.get(), directory.name, true);
        if (removed) return;
        if (removed.error().is(std::errc::directory_not_empty))
            report_latecomer(job_, directory.source_path, directory.destination_path);
        else fail_source(directory, removed.error());
    }
}

bool DirectorySteps::fail(const DirectoryPair& directory, Error error, Side side) {
    job_.fail_entry(std::move(error), side, directory.source_path, directory.destination_path,
                    JobRecord::Kind::directory);
    return false;
}

bool DirectorySteps::fail_source(const DirectoryPair& directory, sys::SysError error) {
    return fail(directory, sys::to_error(error, directory.source_path), Side::source);
}

bool DirectorySteps::fail_destination(const DirectoryPair& directory, sys::SysError error) {
    return fail(directory, sys::to_error(error, directory.destination_path), Side::destination);
}

bool DirectorySteps::refuse(const DirectoryPair& directory, ErrorKind kind, std::string reason,
                            const std::string& path) {
    return fail(directory, job_.refusal(kind, std::move(reason), path), Side::source);
}

}  // namespace drover::jobs
