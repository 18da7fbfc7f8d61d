// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/item_copier.h"

#include <utility>

#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/link_source.h"
#include "engine/transfer/checkpoints.h"
#include "engine/transfer/verify.h"

namespace drover::jobs {

namespace {

using sys::FileType;
using transfer::Side;

constexpr const char* original_stays = "It changed while it was being moved; the original stays";
constexpr const char* old_file_stays = "It changed while it was being copied; the file that it would replace stays";

// The time of a status change cannot be set back; but the removal of another name changes it too.
bool has_new_status(const sys::FileStatus& copied, const sys::FileStatus& now) {
    if (copied.links == 1) return now.changed != copied.changed;
    return now.permissions != copied.permissions || now.uid != copied.uid || now.gid != copied.gid;
}

// Holds the claim on an inode that is copied for the first time; without copied() the next of its names tries.
class FirstName {
public:
    FirstName(LinkTable& table, const sys::FileStatus& status, bool has_others)
        : table_(table), status_(status), has_others_(has_others) {}
    FirstName(const FirstName&) = delete;
    FirstName& operator=(const FirstName&) = delete;
    ~FirstName() {
        if (has_others_ && !done_) table_.failed(status_);
    }
    void copied(LinkTable::Copy copy) {
        done_ = true;
        if (has_others_) table_.copied(status_, std::move(copy));
    }

private:
    LinkTable& table_;
    const sys::FileStatus& status_;
    bool has_others_;
    bool done_ = false;
};

}  // namespace

ItemCopier::ItemCopier(JobContext& job, transfer::WorkerSlot& slot)
    : job_(job),
      slot_(slot),
      work_(job.sys, job.control, job.progress, slot),
      transfer_(work_, job.request.options.method, job.request.options.sparse) {}

void ItemCopier::copy(const DirectoryPairPtr& directory, const Item& item, std::optional<Answer> answer) {
    const auto begun = job_.record.log() ? std::chrono::steady_clock::now() : std::chrono::steady_clock::time_point{};
    Entry entry{directory, item, answer};
    deliver(entry);
    slot_.end();
    settle(entry, begun);
}

void ItemCopier::deliver(Entry& entry) {
    const bool regular = entry.item.entry.type == FileType::regular;
    // A rename takes no right to read, so it comes before the file is opened.
    const bool may_rename = job_.moving() && !entry.directory->fresh;
    if (!(regular && !may_rename ? open_regular(entry) : look_at(entry))) return;
    if (job_.moving()) job_.links.remember(entry.status);
    auto target = place(entry);
    if (!target || (may_rename && settled_by_rename(entry, *target))) return;
    if (regular && !entry.source && !open_regular(entry)) return;
    copy_once(entry, *target);
}

// --- regular files ---

// An inode with several names is copied under the first and linked under the others.
void ItemCopier::copy_once(Entry& entry, Place& place) {
    if (entry.directory->append_only) {
        fail_destination(entry, append_only_refuses(place.replace == fs::Replace::yes));
        return;
    }
    const bool linked_before = job_.moving() && job_.links.knows(entry.status);
    const bool has_others =
        (entry.status.links > 1 || linked_before) && !entry.directory->destination_profile->only_files;
    if (has_others && linked(entry, place)) return;
    if (entry.status.links > 1 && !has_others)
        job_.record.warn("Hard links become separate files: this filesystem cannot hold them");
    FirstName first(job_.links, entry.status, has_others);
    const bool regular = entry.status.type == FileType::regular;
    const bool copied = regular ? copy_content(entry, place) : make_other(entry, place) && commit(entry, place);
    if (copied) first.copied({entry.directory, place.entry.name()});
}

// True when the item is settled as another name of a copy that this job made before.
bool ItemCopier::linked(Entry& entry, Place& place) {
    const auto copy = job_.links.claim(entry.status);
    if (!copy) return false;
    const auto source = LinkSource::open(job_, *copy->directory, *entry.directory);
    if (!source) {
        fail_destination(entry, source.error());
        return true;
    }
    const int from = source->directory();
    const auto status = place.entry.create([&](int to, const std::string& name) -> sys::SysStatus {
        auto made = job_.sys.linkat(from, copy->name, to, name);
        const bool done_after_all =
            !made && made.error().is(std::errc::file_exists) && fs::same_inode(job_.sys, from, copy->name, to, name);
        return done_after_all ? sys::SysStatus{} : made;
    });
    if (!status) {
        fail_destination(entry, status.error());
        return true;
    }
    if (commit(entry, place) && entry.outcome.result == ItemResult::done) entry.outcome.result = ItemResult::linked;
    return true;
}

bool ItemCopier::copy_content(Entry& entry, Place& place) {
    auto target = begin_file(entry, place);
    if (!target) return fail_destination(entry, target.error());
    transfer::TransferReport moved;
    if (!fill(entry, std::move(*target), moved)) return false;
    if (moved.source_changed && place.replace == fs::Replace::yes) return fail_changed(entry, old_file_stays);
    if (!verified(entry, place) || !commit(entry, place)) return false;
    report(entry, moved);
    if (moved.source_changed) warn_of_change(entry);
    return true;
}

sys::SysResult<fs::StagedEntry::Part> ItemCopier::begin_file(const Entry& entry, Place& place) const {
    if (job_.request.options.go_on && entry.status.size >= transfer::Checkpoints::worth_it)
        if (auto part = place.entry.take_over_file(transfer::Checkpoints::record_of(entry.status)))
            return std::move(*part);
    const auto seen = entry.directory->fresh ? fs::MetadataCopier::Seen::by_owner : fs::MetadataCopier::Seen::by_others;
    auto fd = place.entry.create_file(job_.metadata.new_file_permissions(entry.status, seen));
    if (!fd) return std::unexpected(fd.error());
    return fs::StagedEntry::Part{std::move(*fd)};
}

bool ItemCopier::fill(Entry& entry, fs::StagedEntry::Part part, transfer::TransferReport& moved) {
    sys::UniqueFd target = std::move(part.fd);
    const auto created = job_.sys.fstat(target.get());
    if (!created) return fail_destination(entry, created.error());
    slot_.begin(entry.source_path(), entry.status.size);
    transfer::Checkpoints checkpoints(job_.sys, target.get(), entry.status, part.valid);
    if (part.valid > 0) entry.outcome.why = "went on at byte " + std::to_string(part.valid);
    moved = transfer_.copy({.source = entry.source.get(),
                            .status = entry.status,
                            .source_profile = *entry.directory->source_profile,
                            .destination = target.get(),
                            .destination_device = created->id.device,
                            .destination_profile = *entry.directory->destination_profile,
                            .one_of_many = !entry.directory->top_level(),
                            .start = part.valid,
                            .checkpoints = &checkpoints});
    checkpoints.end();
    entry.outcome.bytes = moved.bytes;
    if (moved.outcome != transfer::Outcome::completed) return fail_transfer(entry, moved);
    if (moved.source_changed && job_.moving()) return fail_changed(entry, original_stays);
    return dress_and_close(entry, std::move(target), *created);
}

bool ItemCopier::dress_and_close(Entry& entry, sys::UniqueFd target, const sys::FileStatus& created) {
    const bool kept = job_.metadata.copy_to_file(entry.source.get(), entry.status, target.get(), created,
                                                 entry.directory->inherits_acl, entry.source_path());
    if (!kept && job_.moving()) return fail_attribute(entry);
    // The second half of such a move is a removal, so the copy must be on the disk first. Inside a new tree one
    // syncfs serves all (SourceRemover).
    const bool durable = job_.moving() && !entry.directory->fresh;
    if (const auto synced = durable ? job_.sys.fsync(target.get()) : sys::SysStatus{}; !synced)
        return fail_destination(entry, synced.error());
    const auto closed = job_.sys.close(std::move(target));
    return closed ? true : fail_destination(entry, closed.error());
}

bool ItemCopier::verified(Entry& entry, const Place& place) {
    if (!job_.request.options.verify) return true;
    const auto copy = job_.sys.openat(place.entry.directory(), place.entry.name(), sys::OpenMode::read);
    if (!copy) return fail_destination(entry, copy.error());
    slot_.verify();
    const auto result = transfer::compare_with_medium(work_, entry.source.get(), copy->get(), entry.status.size);
    if (result.outcome == transfer::Outcome::failed)
        return result.side == Side::source ? fail_source(entry, result.error) : fail_destination(entry, result.error);
    if (result.first_difference)
        fail(entry,
             {.kind = ErrorKind::mismatch,
              .operation = "verify",
              .code = "",
              .reason = "The copy differs from byte " + std::to_string(*result.first_difference) + " on",
              .path = entry.destination_path()},
             Side::source);
    return result.outcome == transfer::Outcome::completed && !result.first_difference;
}

// --- symlinks and special files ---

bool ItemCopier::make_other(Entry& entry, Place& place) {
    sys::SysStatus made;
    if (entry.status.type == FileType::symlink) {
        const auto target = job_.sys.readlinkat(entry.directory->source.get(), entry.item.entry.name);
        if (!target) return fail_source(entry, target.error());
        made = place.entry.create(
            [&](int directory, const std::string& name) { return job_.sys.symlinkat(*target, directory, name); });
    } else {
        const auto wanted = job_.metadata.new_special_file(entry.status);
        made = place.entry.create(
            [&](int directory, const std::string& name) { return job_.sys.mknodat(directory, name, wanted); });
    }
    if (!made) return fail_destination(entry, made.error());
    const fs::MetadataCopier::Name target{place.entry.directory(), place.entry.name()};
    const bool inherits_acl = entry.directory->inherits_acl;
    const bool kept = job_.metadata.copy_to_name({entry.directory->source.get(), entry.item.entry.name}, entry.status,
                                                 target, inherits_acl, entry.source_path());
    return kept || !job_.moving() || fail_attribute(entry);
}

// --- after ---

bool ItemCopier::commit(Entry& entry, Place& place) {
    const auto committed = commit_entry(job_, *entry.directory, entry.item, place, entry.answer);
    if (const auto* error = std::get_if<Error>(&committed)) return fail(entry, *error, Side::destination);
    if (const auto* left = std::get_if<Skip>(&committed)) return skip(entry, left->why);
    entry.directory->has_content.store(true, std::memory_order_relaxed);
    entry.directory->files_inside.fetch_add(1, std::memory_order_relaxed);
    if (entry.directory->unsettled) entry.directory->unsettled->settle(place.entry.name());
    entry.outcome.in_place = true;
    entry.outcome.result = ItemResult::done;
    // Inside a new tree the sources go once the whole tree has its name (SourceRemover).
    if (job_.moving() && !entry.directory->fresh) let_source_go(entry, place.entry.name());
    return true;
}

// A name that is not on the disk yet is no place for the only copy.
bool ItemCopier::name_is_on_disk(Entry& entry) {
    const auto synced = job_.sys.fsync(entry.directory->destination.get());
    // What a directory that cannot be synced has, the filesystem itself keeps in order.
    const bool impossible = !synced && (synced.error().is(std::errc::invalid_argument) ||
                                        synced.error().is(std::errc::bad_file_descriptor) ||
                                        synced.error().is(std::errc::function_not_supported));
    return synced || impossible || fail_destination(entry, synced.error());
}

// A link or a device cannot be locked while it is staged, so another job may have put its own there.
bool ItemCopier::stands_there(const Entry& entry, const std::string& name) {
    const auto there = job_.sys.fstatat(entry.directory->destination.get(), name);
    if (!there || there->type != entry.status.type || there->special_device != entry.status.special_device)
        return false;
    if (there->type != FileType::symlink) return true;
    const auto from = job_.sys.readlinkat(entry.directory->source.get(), entry.item.entry.name);
    const auto to = job_.sys.readlinkat(entry.directory->destination.get(), name);
    return from && to && *from == *to;
}

void ItemCopier::let_source_go(Entry& entry, const std::string& name) {
    if (entry.status.links == 1) remove_source(entry, name);
    else job_.held.hold({entry.directory, entry.item, entry.status, name});
}

void ItemCopier::remove_held(const HeldNames::Name& name) {
    Entry entry{name.directory, name.item, std::nullopt};
    entry.status = name.copied;
    entry.outcome.result = ItemResult::done;
    remove_source(entry, name.copy);
    const auto& outcome = entry.outcome;
    if (outcome.result != ItemResult::done)
        job_.record.tell_by_path(entry.source_path(), entry.destination_path(),
                                 {.why = outcome.why, .result = *outcome.result, .cause = outcome.cause});
}

// What is newer than the copy stays.
void ItemCopier::remove_source(Entry& entry, const std::string& name) {
    const int directory = entry.directory->source.get();
    const auto now = job_.sys.fstatat(directory, entry.item.entry.name);
    const auto& copied = entry.status;
    const bool changed = now && (now->id != copied.id || now->modified != copied.modified || now->size != copied.size ||
                                 has_new_status(copied, *now));
    if (changed || !stands_there(entry, name)) {
        fail_changed(entry, original_stays);
        return;
    }
    if (!name_is_on_disk(entry)) return;
    const auto removed = job_.sys.unlinkat(directory, entry.item.entry.name);
    if (!removed) fail_source(entry, removed.error());
}

}  // namespace drover::jobs
