// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/directory_steps.h"

#include "engine/base/system_time.h"
#include "engine/fs/attributes.h"
#include "engine/jobs/copy/directory_rules.h"

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
    directory->depth = parent->depth + 1;
    directory->counted = !directory->staged;  // what is staged gets its name by the parent's descriptor
    if (directory->counted) parent->children.fetch_add(1, std::memory_order_relaxed);
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

void DirectorySteps::finish(DirectoryPair& directory) {
    if (directory.top_level()) return;
    // A job that was stopped before anything got here leaves no empty shell behind.
    const bool worthless = job_.control.stop_requested() && !directory.has_content;
    if (worthless && directory.staged) return directory.staged.reset();
    const bool stopped = job_.control.stop_requested();
    remove_unsettled(job_.sys, directory, stopped);
    // Of a job that was stopped the last state is not known to be complete.
    const auto times = stopped ? fs::MetadataCopier::Times::leave : fs::MetadataCopier::Times::copy;
    const bool kept = job_.metadata.copy_to_directory(directory.source.get(), directory.status,
                                                      directory.destination.get(), times, directory.source_path);
    if (!stopped && directory.has_record && !fs::drop_folder_record(job_.sys, directory.destination.get()))
        job_.record.warn(escape_name(directory.destination_path) + " still has the attribute " + fs::folder_record);
    if (directory.staged && job_.control.stop_requested())
        job_.record.warn(escape_name(directory.destination_path) +
                         " is incomplete: the job ended before all was there");
    // Nothing else tells whose copy it is.
    if (directory.is_beside && stopped)
        static_cast<void>(fs::write_folder_record(job_.sys, directory.destination.get(), directory.status));
    if (directory.staged && !publish(directory)) return;
    if (worthless) return;
    auto& parent = *directory.parent;
    parent.has_content.store(true, std::memory_order_relaxed);
    parent.files_inside += directory.files_inside;
    parent.directories_inside += directory.directories_inside + 1;
    // Inside a new tree the remover finds out by itself (SourceRemover).
    const bool goes = job_.moving() && !job_.control.stop_requested();
    if (goes && !kept && !directory.fresh) {
        refuse(directory, ErrorKind::unsupported, attribute_lost, directory.source_path);
        return;
    }
    job_.record.directory_done();
    if (goes) remove_source(directory);
}

// False when the copy got no name at all: it goes again, so its source must stay.
bool DirectorySteps::publish(DirectoryPair& directory) {
    auto& staged = *directory.staged;
    const std::lock_guard lock(job_.tree_names);
    const auto named = staged.commit(fs::Replace::no);
    if (named) return true;
    // Another program took the name. Who comes second leaves it, if told so; else nothing that was copied is thrown
    // away.
    const auto policy = job_.request.options.on_conflict;
    const bool is_taken = named.error().is(std::errc::file_exists);
    if (is_taken && (policy == ConflictPolicy::fail || policy == ConflictPolicy::skip)) return give_way(directory);
    const auto name = free_name(job_.sys, directory.parent->destination.get(), directory.target_name);
    const auto kept = name ? staged.commit_as(*name) : sys::SysStatus(std::unexpected(name.error()));
    if (kept && policy == ConflictPolicy::keep_both) return true;
    const std::string where = kept ? "; the copy is in " + escape_name(*name) : "";
    auto error = sys::to_error(named.error(), directory.destination_path);
    error.reason += where;
    fail(directory, std::move(error), Side::destination);
    return kept || drop(directory);
}

bool DirectorySteps::give_way(DirectoryPair& directory) {
    if (job_.request.options.on_conflict == ConflictPolicy::skip)
        job_.skip_item(directory.source_path, directory.destination_path, Skip{}.why, 0, JobRecord::Kind::directory);
    else fail(directory, taken(job_, directory.destination_path), Side::destination);
    return drop(directory);
}

// What is removed again is not done.
bool DirectorySteps::drop(DirectoryPair& directory) {
    job_.record.take_back(directory.files_inside, directory.directories_inside);
    directory.staged.reset();
    return false;
}

void DirectorySteps::remove_source(DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    if (directory.staged) {
        HeldNames::Name tree;
        tree.directory = directory.parent;
        tree.item.entry.name = directory.name;
        tree.copied = directory.status;
        tree.copy = directory.staged->name();
        tree.begun = directory.begun;
        if (!remove_tree(tree, SourceRemover::Others::wait)) job_.held.hold(std::move(tree));
    } else if (!directory.fresh) {
        // A merged directory is empty by now, unless something in it was skipped, failed or is new.
        const auto removed = job_.sys.unlinkat(parent.source.get(), directory.name, true);
        if (removed) return;
        if (removed.error().is(std::errc::directory_not_empty))
            report_latecomer(job_, directory.source_path, directory.destination_path);
        else fail_source(directory, removed.error());
    }
}

bool DirectorySteps::remove_tree(HeldNames::Name& tree, SourceRemover::Others others) {
    const auto& parent = *tree.directory;
    const auto& name = tree.item.entry.name;
    return SourceRemover(job_, others, tree.reported)
        .remove_copied_tree(parent.source.get(), name, parent.source_of(name), parent.destination.get(), tree.copy,
                            parent.destination_of(tree.copy), tree.begun);
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
