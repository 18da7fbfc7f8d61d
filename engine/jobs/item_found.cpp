// SPDX-License-Identifier: GPL-3.0-or-later
// How ItemCopier goes on with what an earlier run of its job put in place.
#include <utility>

#include "engine/jobs/item_copier.h"
#include "engine/jobs/link_source.h"
#include "engine/transfer/verify.h"

namespace drover::jobs {

using sys::FileType;
using transfer::Side;

// Nothing when the entry is settled: it is whole, or cannot be looked at.
std::optional<Place> ItemCopier::place_over(Entry& entry, const Found& found) {
    const auto whole = is_whole(entry, found);
    if (!whole) return std::nullopt;
    if (!*whole || !is_right_link(entry, found)) return jobs::place_over(job_, *entry.directory, entry.item);
    found_finished(entry, found);
    return std::nullopt;
}

// Nothing: it cannot be told, and the entry has failed or the job stopped.
std::optional<bool> ItemCopier::is_whole(Entry& entry, const Found& found) {
    if (found.whole) return true;
    if (entry.status.type != FileType::regular)
        return stands_there(entry, entry.item.target_name) &&
               found.existing.special_device == entry.status.special_device;
    if (found.existing.size != entry.status.size) return false;
    if (!entry.source && !open_regular(entry)) return std::nullopt;
    return has_same_content(entry);
}

std::optional<bool> ItemCopier::has_same_content(Entry& entry) {
    const auto copy = job_.sys.openat(entry.directory->destination.get(), entry.item.target_name, sys::OpenMode::read);
    if (!copy) {
        fail_destination(entry, copy.error());
        return std::nullopt;
    }
    slot_.begin(entry.source_path(), entry.status.size);
    slot_.verify();
    const auto result = transfer::compare_with_medium(work_, entry.source.get(), copy->get(), entry.status.size);
    if (result.outcome == transfer::Outcome::failed) {
        if (result.side == Side::source) fail_source(entry, result.error);
        else fail_destination(entry, result.error);
    }
    if (result.outcome != transfer::Outcome::completed) return std::nullopt;
    return !result.first_difference;
}

// An inode with several names has to be one at the destination too. True where this is the first name that comes up.
bool ItemCopier::is_right_link(Entry& entry, const Found& found) {
    const bool linked_before = job_.moving() && job_.links.knows(entry.status);
    const bool has_others =
        (entry.status.links > 1 || linked_before) && !entry.directory->destination_profile->only_files;
    if (!has_others) return true;
    const auto copy = job_.links.look(entry.status);
    if (!copy) {
        job_.links.copied(entry.status, {entry.directory, entry.item.target_name});
        return true;
    }
    const auto source = LinkSource::open(job_, *copy->directory, *entry.directory);
    const auto there = source ? job_.sys.fstatat(source->directory(), copy->name) : std::unexpected(source.error());
    if (!there || there->id != found.existing.id) return false;
    static_cast<void>(job_.links.claim(entry.status));  // one name less to come
    return true;
}

void ItemCopier::found_finished(Entry& entry, const Found& found) {
    auto& directory = *entry.directory;
    directory.has_content.store(true, std::memory_order_relaxed);
    if (directory.unsettled) directory.unsettled->settle(entry.item.target_name);
    remove_leftovers(job_, directory, entry.item);
    skip(entry, already_there);
    // Inside a new tree the sources go once the whole tree has its name (SourceRemover).
    if (job_.moving() && !directory.fresh && found.existing.type == entry.status.type)
        remove_source(entry, entry.item.target_name);
}

}  // namespace drover::jobs
