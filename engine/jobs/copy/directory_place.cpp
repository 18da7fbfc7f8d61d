// SPDX-License-Identifier: GPL-3.0-or-later
// Where DirectorySteps puts a directory: by a rename, over what is there, beside it, or as a new one.
#include "engine/fs/leftover.h"
#include "engine/fs/rounded_time.h"
#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/directory_rules.h"
#include "engine/jobs/copy/directory_steps.h"
#include "engine/jobs/copy/type_words.h"

namespace drover::jobs {

// False where it cannot be done by a rename: the name is taken (then the two are merged), or it is another filesystem.
bool DirectorySteps::settled_by_rename(DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    if (!job_.moving() || parent.fresh) return false;
    auto renamed = rename(directory);
    if (!renamed && renamed.error().is(std::errc::file_exists) && goes_beside(directory)) renamed = rename(directory);
    if (!renamed) return forbids_moving(renamed.error()) && !fail_source(directory, renamed.error());
    directory.parent->has_content.store(true, std::memory_order_relaxed);
    job_.record.tell_by_path(directory.source_path, directory.destination_path, {.result = ItemResult::renamed},
                             JobRecord::Kind::directory);
    return true;
}

sys::SysStatus DirectorySteps::rename(const DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    return job_.sys.renameat_noreplace(parent.source.get(), directory.name, parent.destination.get(),
                                       directory.target_name);
}

// Its name is taken, and the policy is to give it a free one, which it has by now.
bool DirectorySteps::goes_beside(DirectoryPair& directory) {
    const auto& parent = *directory.parent;
    const auto source = job_.sys.fstatat(parent.source.get(), directory.name);
    const auto existing = job_.sys.fstatat(parent.destination.get(), directory.target_name);
    if (!source || !existing) return false;
    if (meeting_of(job_.request.options.on_conflict, *source, *existing) != Meeting::beside) return false;
    const auto names = names_beside(job_.sys, parent.destination.get(), directory.target_name);
    if (!names || find_own_beside(directory, *source, *names)) return false;
    rename_target(directory, names->free);
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
    rename_target(directory, name_in_new_directory(job_, *directory.parent, directory.target_name));
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
            return merge_with(directory, existing);
        case Meeting::beside:
            break;
    }
    const auto names = names_beside(job_.sys, directory.parent->destination.get(), directory.target_name);
    if (!names) return fail_destination(directory, names.error());
    if (const auto own = find_own_beside(directory, directory.status, *names)) {
        rename_target(directory, own->name);
        return merge_with(directory, own->status);
    }
    directory.is_beside = true;
    rename_target(directory, names->free);
    return create(directory);
}

bool DirectorySteps::merge_with(DirectoryPair& directory, const sys::FileStatus& existing) {
    fs::remove_leftovers(job_.sys, directory.parent->destination.get(), directory.target_name);
    if (!open_destination(directory, directory.target_name)) return false;
    directory.append_only = is_append_only(job_.sys, directory.destination.get());
    const auto record = job_.request.options.go_on
                            ? fs::read_folder_record(job_.sys, directory.destination.get(), directory.status)
                            : std::nullopt;
    directory.has_record = record.has_value();
    if (job_.moving()) keep_times_of_emptied(directory, existing, record);
    return true;
}

// What an earlier run put there under a numbered name has the time of its source, or says what it is.
std::optional<DirectorySteps::Beside> DirectorySteps::find_own_beside(const DirectoryPair& directory,
                                                                      const sys::FileStatus& source,
                                                                      const NamesBeside& names) {
    if (!job_.request.options.go_on) return std::nullopt;
    const int above = directory.parent->destination.get();
    for (const auto& name : names.taken) {
        const auto there = job_.sys.fstatat(above, name);
        if (!there || there->type != sys::FileType::directory || there->id == source.id) continue;
        if (fs::same_time(source.modified, there->modified)) return Beside{name, *there};
        const auto fd = job_.sys.openat(above, name, sys::OpenMode::directory);
        if (fd && fs::read_folder_record(job_.sys, fd->get(), source)) return Beside{name, *there};
    }
    return std::nullopt;
}

void DirectorySteps::rename_target(DirectoryPair& directory, const std::string& name) {
    directory.target_name = name;
    directory.destination_path = directory.parent->destination_of(name);
}

// A move empties the source entry by entry, which changes its times; the copy keeps them, should the job die. One that
// goes on learns them there, or from a copy that was complete: it is older than a source that was emptied.
void DirectorySteps::keep_times_of_emptied(DirectoryPair& directory, const sys::FileStatus& existing,
                                           const std::optional<fs::FolderRecord>& record) {
    auto& source = directory.status;
    if (record) {
        source.accessed = record->accessed;
        source.modified = record->modified;
    } else if (job_.request.options.go_on && existing.modified < source.modified) {
        source.accessed = existing.accessed;
        source.modified = existing.modified;
    }
    directory.has_record = fs::write_folder_record(job_.sys, directory.destination.get(), source).has_value();
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
    if (parent.append_only) return fail_destination(directory, append_only_refuses());
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

}  // namespace drover::jobs
