// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/item_copier.h"

#include <utility>

#include "engine/transfer/verify.h"

namespace drover::jobs {

namespace {

using sys::FileType;
using transfer::Outcome;
using transfer::Side;

Error changed(std::string reason, std::string path) {
    return {.kind = ErrorKind::changed, .operation = "copy", .code = "", .reason = std::move(reason), .path = std::move(path)};
}

AttemptReport::Outcome to_public(Outcome outcome) {
    switch (outcome) {
        case Outcome::not_applicable: return AttemptReport::Outcome::not_applicable;
        case Outcome::failed: return AttemptReport::Outcome::failed;
        case Outcome::stopped: return AttemptReport::Outcome::stopped;
        default: return AttemptReport::Outcome::completed;
    }
}

// Holds a claim on an inode that is copied for the first time; lets the next name try where the copy fails.
class FirstName {
public:
    FirstName(LinkTable& table, const sys::FileStatus& status) : table_(table), status_(status) {}
    FirstName(const FirstName&) = delete;
    FirstName& operator=(const FirstName&) = delete;
    ~FirstName() {
        if (held_) table_.failed(status_);
    }
    void hold() { held_ = true; }
    void copied(LinkTable::Copy copy) {
        if (std::exchange(held_, false)) table_.copied(status_, std::move(copy));
    }

private:
    LinkTable& table_;
    const sys::FileStatus& status_;
    bool held_ = false;
};

}  // namespace

ItemCopier::ItemCopier(JobContext& job, transfer::WorkerSlot& slot)
    : job_(job),
      slot_(slot),
      work_(job.sys, job.control, job.progress, slot),
      transfer_(work_, job.request.options.method, job.request.options.sparse) {}

ItemCopier::Fate ItemCopier::copy(const DirectoryPairPtr& directory, const Item& item, std::optional<Answer> answer) {
    const bool regular = item.entry.type == FileType::regular;
    const Fate fate = regular ? copy_regular(directory, item, answer) : copy_unopened(directory, item, answer);
    slot_.end();
    return fate;
}

// --- regular files ---------------------------------------------------------------------------------------------------

ItemCopier::Fate ItemCopier::copy_regular(const DirectoryPairPtr& directory, const Item& item,
                                          std::optional<Answer> answer) {
    auto source = open_source(*directory, item);
    if (!source) return Fate::settled;
    if (const auto renamed = rename_instead(directory, item, source->status, answer)) return *renamed;
    Placement placement = place_entry(job_, *directory, item, source->status, answer);
    auto* place = std::get_if<Place>(&placement);
    if (place == nullptr) return settle(directory, item, std::move(placement));
    FirstName first(job_.links, source->status);
    if (source->status.links > 1) {
        if (link_instead(*directory, item, source->status, *place, answer)) return Fate::settled;
        first.hold();
    }
    if (copy_content(*directory, item, *source, *place, answer))
        first.copied({directory, place->entry.name()});
    return Fate::settled;
}

std::optional<ItemCopier::OpenSource> ItemCopier::open_source(DirectoryPair& directory, const Item& item) {
    const auto path = [&] { return directory.source_of(item.entry.name); };
    auto fd = job_.sys.openat(directory.source.get(), item.entry.name, sys::OpenMode::read);
    if (!fd) {
        // A symlink or a device in place of the file that the directory listed.
        const bool replaced = fd.error().is(std::errc::too_many_symbolic_link_levels) ||
                              fd.error().is(std::errc::no_such_device_or_address);
        if (replaced) job_.fail_item(changed("It was replaced while it was being copied", path()), Side::source);
        else fail(fd.error(), path(), Side::source);
        return std::nullopt;
    }
    const auto status = job_.sys.fstat(fd->get());
    if (!status) {
        fail(status.error(), path(), Side::source);
        return std::nullopt;
    }
    const bool same = status->type == FileType::regular && (item.entry.inode == 0 || item.entry.inode == status->id.inode);
    // Another inode of the same type is a file that was saved anew: what the name means now is what is wanted.
    if (!same && status->type != FileType::regular) {
        job_.fail_item(changed("It was replaced while it was being copied", path()), Side::source);
        return std::nullopt;
    }
    return OpenSource{std::move(*fd), *status};
}

bool ItemCopier::copy_content(DirectoryPair& directory, const Item& item, OpenSource& source, Place& place,
                              std::optional<Answer> answer) {
    const auto seen = directory.fresh ? fs::MetadataCopier::Seen::by_owner : fs::MetadataCopier::Seen::by_others;
    const auto permissions = fs::MetadataCopier::creation_permissions(source.status, seen);
    auto target = job_.sys.openat(place.entry.directory(), place.entry.name(), sys::OpenMode::create_new, permissions);
    if (!target) {
        fail(target.error(), directory.destination_of(item.target_name), Side::destination);
        return false;
    }
    place.entry.created();
    return transfer_and_dress(directory, item, source, std::move(*target), place) &&
           verified(directory, item, source, place) && finish(directory, item, source.status, place, answer);
}

bool ItemCopier::transfer_and_dress(DirectoryPair& directory, const Item& item, OpenSource& source,
                                    sys::UniqueFd target, const Place&) {
    const std::string path = directory.source_of(item.entry.name);
    const auto created = job_.sys.fstat(target.get());
    if (!created) {
        fail(created.error(), directory.destination_of(item.target_name), Side::destination);
        return false;
    }
    slot_.begin(path, source.status.size);
    const transfer::FileEnds ends{.source = source.fd.get(),
                                  .status = source.status,
                                  .source_profile = *directory.source_profile,
                                  .destination = target.get(),
                                  .destination_device = created->id.device,
                                  .destination_profile = *directory.destination_profile};
    auto moved = transfer_.copy(ends);
    if (moved.outcome != Outcome::completed) {
        fail_transfer(directory, item, moved);
        return false;
    }
    job_.metadata.copy_to_file(source.fd.get(), source.status, target.get(), *created, directory.inherits_acl, path);
    // Durable before its source goes: the second half of a move is a removal.
    const bool durable = job_.moving();
    if (const auto synced = durable ? job_.sys.fsync(target.get()) : sys::SysStatus{}; !synced) {
        fail(synced.error(), directory.destination_of(item.target_name), Side::destination);
        return false;
    }
    if (const auto closed = job_.sys.close(std::move(target)); !closed) {
        fail(closed.error(), directory.destination_of(item.target_name), Side::destination);
        return false;
    }
    if (moved.source_changed) job_.record.failed_softly(changed("It changed while it was being copied", path));
    report(directory, item, source.status.size, moved);
    return !(moved.source_changed && job_.moving());
}

bool ItemCopier::verified(DirectoryPair& directory, const Item& item, const OpenSource& source, const Place& place) {
    if (!job_.request.options.verify) return true;
    const std::string path = directory.destination_of(item.target_name);
    const auto copy = job_.sys.openat(place.entry.directory(), place.entry.name(), sys::OpenMode::read);
    if (!copy) {
        fail(copy.error(), path, Side::destination);
        return false;
    }
    const auto result = transfer::compare_with_medium(work_, source.fd.get(), copy->get(), source.status.size);
    if (result.outcome == Outcome::failed)
        fail(result.error, result.side == Side::source ? directory.source_of(item.entry.name) : path, result.side);
    if (result.first_difference)
        job_.fail_item({.kind = ErrorKind::mismatch,
                        .operation = "verify",
                        .code = "",
                        .reason = "The copy differs from byte " + std::to_string(*result.first_difference) + " on",
                        .path = path},
                       Side::source);
    return result.outcome == Outcome::completed && !result.first_difference;
}

bool ItemCopier::finish(DirectoryPair& directory, const Item& item, const sys::FileStatus& status, Place& place,
                        std::optional<Answer> answer) {
    const auto committed = commit_entry(job_, directory, item, place, answer);
    if (const auto* error = std::get_if<Error>(&committed)) {
        job_.fail_item(*error, Side::destination);
        return false;
    }
    if (std::holds_alternative<Skip>(committed)) {
        job_.record.file_skipped();
        return false;
    }
    directory.has_content.store(true, std::memory_order_relaxed);
    job_.record.file_done();
    // Inside a new tree the sources go once the whole tree has its name (SourceRemover).
    if (job_.moving() && !directory.fresh) remove_source(directory, item, status);
    return true;
}

// --- everything that is not opened -------------------------------------------------------------------------------------

ItemCopier::Fate ItemCopier::copy_unopened(const DirectoryPairPtr& directory, const Item& item,
                                           std::optional<Answer> answer) {
    const std::string path = directory->source_of(item.entry.name);
    const auto status = job_.sys.fstatat(directory->source.get(), item.entry.name);
    if (!status) {
        fail(status.error(), path, Side::source);
        return Fate::settled;
    }
    if (status->type != item.entry.type) {
        job_.fail_item(changed("It was replaced while it was being copied", path), Side::source);
        return Fate::settled;
    }
    if (status->type != FileType::symlink && job_.request.options.special_files == SpecialFiles::skip) {
        job_.record.file_skipped();
        return Fate::settled;
    }
    if (const auto renamed = rename_instead(directory, item, *status, answer)) return *renamed;
    Placement placement = place_entry(job_, *directory, item, *status, answer);
    auto* place = std::get_if<Place>(&placement);
    if (place == nullptr) return settle(directory, item, std::move(placement));
    if (make_special(*directory, item, *status, *place)) finish(*directory, item, *status, *place, answer);
    return Fate::settled;
}

bool ItemCopier::make_special(DirectoryPair& directory, const Item& item, const sys::FileStatus& status, Place& place) {
    sys::SysStatus made;
    if (status.type == FileType::symlink) {
        const auto target = job_.sys.readlinkat(directory.source.get(), item.entry.name);
        if (!target) {
            fail(target.error(), directory.source_of(item.entry.name), Side::source);
            return false;
        }
        made = job_.sys.symlinkat(*target, place.entry.directory(), place.entry.name());
    } else {
        made = job_.sys.mknodat(place.entry.directory(), place.entry.name(), status);
    }
    if (!made) {
        fail(made.error(), directory.destination_of(item.target_name), Side::destination);
        return false;
    }
    place.entry.created();
    job_.metadata.copy_to_name(status, place.entry.directory(), place.entry.name(),
                               directory.source_of(item.entry.name));
    return true;
}

// --- renames and links ---------------------------------------------------------------------------------------------------

// A move within one filesystem. Nothing where a rename cannot serve.
std::optional<ItemCopier::Fate> ItemCopier::rename_instead(const DirectoryPairPtr& directory, const Item& item,
                                                           const sys::FileStatus& status,
                                                           std::optional<Answer> answer) {
    if (!job_.moving() || status.id.device != directory->destination_id.device || directory->fresh) return std::nullopt;
    Placement placement = place_entry(job_, *directory, item, status, answer);
    auto* place = std::get_if<Place>(&placement);
    if (place == nullptr) return settle(directory, item, std::move(placement));
    const int from = directory->source.get();
    const int to = directory->destination.get();
    const std::string& name = place->entry.final_name();
    const auto renamed = place->replace == fs::Replace::yes ? job_.sys.renameat(from, item.entry.name, to, name)
                                                            : job_.sys.renameat_noreplace(from, item.entry.name, to, name);
    if (!renamed) return std::nullopt;  // the copy that follows reports what is really wrong
    directory->has_content.store(true, std::memory_order_relaxed);
    job_.record.file_done();
    return Fate::settled;
}

// True when the item is settled as another name of a copy that this job made before.
bool ItemCopier::link_instead(DirectoryPair& directory, const Item& item, const sys::FileStatus& status, Place& place,
                              std::optional<Answer> answer) {
    const auto copy = job_.links.claim(status);
    if (!copy) return false;
    const auto linked = job_.sys.linkat(copy->directory->destination.get(), copy->name, place.entry.directory(),
                                        place.entry.name());
    if (!linked) {
        fail(linked.error(), directory.destination_of(item.target_name), Side::destination);
        return true;
    }
    place.entry.created();
    finish(directory, item, status, place, answer);
    return true;
}

// `copied` is what the copy was made from; anything newer stays.
void ItemCopier::remove_source(DirectoryPair& directory, const Item& item, const sys::FileStatus& copied) {
    const auto now = job_.sys.fstatat(directory.source.get(), item.entry.name);
    if (now && (now->id != copied.id || now->modified != copied.modified || now->size != copied.size))
        return job_.record.failed_softly(changed("It changed while it was being moved; the original stays",
                                                 directory.source_of(item.entry.name)));
    const auto removed = job_.sys.unlinkat(directory.source.get(), item.entry.name);
    if (!removed) fail(removed.error(), directory.source_of(item.entry.name), Side::source);
}

// --- outcomes ------------------------------------------------------------------------------------------------------------

ItemCopier::Fate ItemCopier::settle(const DirectoryPairPtr& directory, const Item& item, Placement placement) {
    if (const auto* error = std::get_if<Error>(&placement)) {
        job_.fail_item(*error, Side::destination);
    } else if (auto* park = std::get_if<Park>(&placement)) {
        directory->pending.fetch_add(1, std::memory_order_relaxed);
        job_.questions.park({directory, item, std::move(park->question)});
        return Fate::parked;
    } else {
        job_.record.file_skipped();
    }
    return Fate::settled;
}

void ItemCopier::report(DirectoryPair& directory, const Item& item, std::uint64_t size,
                        transfer::TransferReport& moved) {
    job_.record.add_savings(moved.saved);
    if (!job_.record.has_listener()) return;
    ItemReport report{.source = directory.source_of(item.entry.name),
                      .destination = directory.destination_of(item.target_name),
                      .size = size,
                      .walked_holes = moved.walked_holes,
                      .bytes = moved.bytes,
                      .saved = moved.saved,
                      .attempts = {}};
    for (auto& step : moved.steps)
        report.attempts.push_back({step.method, to_public(step.outcome), std::move(step.reason), step.bytes});
    job_.record.item_done(report);
}

void ItemCopier::fail_transfer(DirectoryPair& directory, const Item& item, const transfer::TransferReport& moved) {
    if (moved.outcome == Outcome::stopped) return;  // the job says why
    const bool source = moved.side == Side::source;
    std::string path = source ? directory.source_of(item.entry.name) : directory.destination_of(item.target_name);
    if (moved.refusal.empty()) return fail(moved.error, std::move(path), moved.side);
    job_.fail_item({.kind = ErrorKind::unavailable,
                    .operation = "copy",
                    .code = "",
                    .reason = "The method asked for cannot serve this file (" + moved.refusal + ")",
                    .path = std::move(path)},
                   Side::source);
}

void ItemCopier::fail(sys::SysError error, std::string path, Side side) {
    job_.fail_item(sys::to_error(error, std::move(path)), side);
}

}  // namespace drover::jobs
