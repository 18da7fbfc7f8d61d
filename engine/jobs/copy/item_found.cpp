// SPDX-License-Identifier: GPL-3.0-or-later
// How ItemCopier goes on with what an earlier run of its job put in place.
#include <utility>

#include "engine/jobs/copy/item_copier.h"
#include "engine/jobs/copy/link_source.h"
#include "engine/transfer/verify.h"

namespace drover::jobs {

using sys::FileType;
using transfer::Lacking;
using transfer::Side;

namespace {

constexpr const char* locked = "What stands there is immutable and lacks a part of it; the original stays";

}  // namespace

ItemCopier::Earlier ItemCopier::look_for_earlier_run(Entry& entry) {
    const auto found = find_of_earlier_run(job_, *entry.directory, entry.item, entry.status);
    if (!found) return Earlier::nothing;
    const bool regular = entry.status.type == FileType::regular;
    Earlier earlier = Earlier::whole;
    if (!regular) earlier = stands_there(entry, entry.item.target_name) ? Earlier::whole : Earlier::nothing;
    else if (!found->whole) earlier = compare(entry);
    if (earlier != Earlier::whole) return earlier;
    auto lacks = job_.metadata.lacks({entry.directory->source.get(), entry.item.entry.name}, entry.status,
                                     {entry.directory->destination.get(), entry.item.target_name}, found->existing);
    // A look is not enough to give anybody rights.
    if (lacks.rights && regular && found->whole && !entry.directory->taken_over) {
        if (entry.directory->destination_profile->holds_rights) earlier = compare(entry);
        else lacks = {};
        if (earlier != Earlier::whole) return earlier;
    }
    const auto name = link_name(entry, *found);
    if (name != LinkName::wrong) return found_finished(entry, lacks, name);
    // One that holds the same gives way to the link.
    if (regular && found->whole) earlier = compare(entry);
    return earlier == Earlier::whole ? Earlier::to_be_replaced : earlier;
}

ItemCopier::Earlier ItemCopier::compare(Entry& entry) {
    if (!entry.source && !open_regular(entry)) return Earlier::settled;
    const auto copy = job_.sys.openat(entry.directory->destination.get(), entry.item.target_name, sys::OpenMode::read);
    if (!copy) {
        fail_destination(entry, copy.error());
        return Earlier::settled;
    }
    const auto same = has_content(entry, copy->get(), Lacking::differs);
    if (!same) return Earlier::settled;
    if (*same) return Earlier::whole;
    const auto cut_off = has_content(entry, copy->get(), Lacking::allowed);
    if (!cut_off) return Earlier::settled;
    return *cut_off ? Earlier::to_be_replaced : Earlier::nothing;
}

// Nothing: it cannot be told, and the entry has failed or the job stopped.
std::optional<bool> ItemCopier::has_content(Entry& entry, int copy, Lacking lacking) {
    slot_.begin(entry.source_path(), entry.status.size);
    slot_.verify();
    const auto result = transfer::compare_with_medium(work_, entry.source.get(), copy, entry.status.size, lacking);
    if (result.outcome == transfer::Outcome::failed) {
        if (result.side == Side::source) fail_source(entry, result.error);
        else fail_destination(entry, result.error);
    }
    if (result.outcome != transfer::Outcome::completed) return std::nullopt;
    return !result.first_difference;
}

// An inode with several names has to be one at the destination too.
ItemCopier::LinkName ItemCopier::link_name(Entry& entry, const Found& found) {
    const bool linked_before = job_.moving() && job_.links.knows(entry.status);
    const bool has_others =
        (entry.status.links > 1 || linked_before) && !entry.directory->destination_profile->only_files;
    if (!has_others) return LinkName::first;
    const auto copy = job_.links.look(entry.status);
    if (!copy) {
        job_.links.copied(entry.status, {entry.directory, entry.item.target_name});
        return LinkName::first;
    }
    const auto source = LinkSource::open(job_, *copy->directory, *entry.directory);
    const auto there = source ? job_.sys.fstatat(source->directory(), copy->name) : std::unexpected(source.error());
    if (!there || there->id != found.existing.id) return LinkName::wrong;
    static_cast<void>(job_.links.claim(entry.status));  // one name less to come
    return LinkName::another;
}

// What the original has and this one lacks is made good, as far as the filesystem can hold it.
ItemCopier::Earlier ItemCopier::found_finished(Entry& entry, const fs::MetadataCopier::Lacks& lacks,
                                               LinkName link_name) {
    auto& directory = *entry.directory;
    const auto& name = entry.item.target_name;
    fs::MetadataLosses lost;
    const bool kept = fs::MetadataCopier(job_.sys, lost, job_.preserved())
                          .make_good(lacks, {directory.source.get(), entry.item.entry.name}, entry.status,
                                     {directory.destination.get(), name}, entry.source_path());
    if (link_name == LinkName::first) job_.record.losses.add(lost);  // said once of an inode
    if (!kept && job_.moving()) {
        if (directory.taken_over) return Earlier::to_be_replaced;  // a new copy fails by it, and takes this one away
        fail_attribute(entry);
        return Earlier::settled;
    }
    if (job_.moving() && lost.any() && is_locked(entry)) {
        fail(entry, job_.refusal(ErrorKind::permission, locked, entry.source_path()), Side::source);
        return Earlier::settled;
    }
    directory.has_content.store(true, std::memory_order_relaxed);
    if (directory.unsettled) directory.unsettled->settle(name);
    remove_leftovers(job_, directory, entry.item);
    skip(entry, already_there);
    // Inside a new tree the sources go once the whole tree has its name (SourceRemover).
    if (job_.moving() && !directory.fresh && is_on_disk(entry)) let_source_go(entry, name);
    return Earlier::settled;
}

// It is not the filesystem that cannot hold what is lacking.
bool ItemCopier::is_locked(const Entry& entry) {
    const auto flags = job_.sys.statx(entry.directory->destination.get(), entry.item.target_name);
    return flags && (flags->immutable || flags->append_only);
}

bool ItemCopier::is_on_disk(Entry& entry) {
    if (entry.status.type != FileType::regular) return true;  // goes with its directory
    const auto copy = job_.sys.openat(entry.directory->destination.get(), entry.item.target_name, sys::OpenMode::read);
    const auto synced = copy ? job_.sys.fsync(copy->get()) : std::unexpected(copy.error());
    return synced || fail_destination(entry, synced.error());
}

}  // namespace drover::jobs
