// SPDX-License-Identifier: GPL-3.0-or-later
// What ItemCopier does before a byte moves: it looks at the entry and chooses its place, or renames it there.
#include <utility>

#include "engine/jobs/copy/item_copier.h"

namespace drover::jobs {

namespace {

using sys::FileType;
using transfer::Side;

constexpr const char* was_replaced = "It was replaced while it was being copied";

}  // namespace

bool ItemCopier::open_regular(Entry& entry) {
    auto fd = job_.sys.openat(entry.directory->source.get(), entry.item.entry.name, sys::OpenMode::read);
    if (!fd) {
        // A symlink or a device in place of the file that the directory listed.
        const bool replaced = fd.error().is(std::errc::too_many_symbolic_link_levels) ||
                              fd.error().is(std::errc::no_such_device_or_address);
        return replaced ? fail_changed(entry, was_replaced) : fail_source(entry, fd.error());
    }
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail_source(entry, status.error());
    // Another file of that name was saved anew: what the name means now is what is wanted. Another type is not.
    if (status->type != FileType::regular) return fail_changed(entry, was_replaced);
    entry.source = std::move(*fd);
    entry.status = *status;
    return true;
}

bool ItemCopier::look_at(Entry& entry) {
    const auto status = job_.sys.fstatat(entry.directory->source.get(), entry.item.entry.name);
    if (!status) return fail_source(entry, status.error());
    if (status->type != entry.item.entry.type) return fail_changed(entry, was_replaced);
    entry.status = *status;
    const bool special = status->type != FileType::symlink && status->type != FileType::regular;
    if (special && job_.request.options.special_files == SpecialFiles::skip)
        return skip(entry, "special files are left out");
    return true;
}

std::optional<Place> ItemCopier::place(Entry& entry) {
    const auto earlier = entry.answer ? Earlier::nothing : look_for_earlier_run(entry);
    if (earlier == Earlier::settled) return std::nullopt;
    if (earlier == Earlier::to_be_replaced) return place_over(job_, *entry.directory, entry.item);
    Placement placement = place_entry(job_, *entry.directory, entry.item, entry.status, entry.answer);
    if (auto* place = std::get_if<Place>(&placement)) return place_beside(entry, std::move(*place));
    if (const auto* error = std::get_if<Error>(&placement)) {
        fail(entry, *error, Side::destination);
    } else if (auto* park = std::get_if<Park>(&placement)) {
        entry.outcome.parked = true;
        entry.directory->pending.fetch_add(1, std::memory_order_relaxed);
        job_.questions.park({entry.directory, entry.item, std::move(park->question)});
    } else {
        skip(entry, std::get<Skip>(placement).why);
    }
    return std::nullopt;
}

// What an earlier run put beside a name that is taken has a numbered one.
std::optional<Place> ItemCopier::place_beside(Entry& entry, Place place) {
    for (const auto& name : names_of_earlier_run(job_, *entry.directory, entry.item, place)) {
        Item item = entry.item;
        item.target_name = name;
        Entry other{entry.directory, item, entry.answer, entry.status, std::move(entry.source)};
        const auto earlier = look_for_earlier_run(other);
        entry.source = std::move(other.source);
        entry.outcome = std::move(other.outcome);
        if (earlier == Earlier::settled) return std::nullopt;
        if (earlier == Earlier::to_be_replaced) return place_over(job_, *entry.directory, item);
    }
    return place;
}

// A move within one filesystem is a rename. False where only a copy can do it.
bool ItemCopier::settled_by_rename(Entry& entry, const Place& place) {
    auto& directory = *entry.directory;
    const int from = directory.source.get();
    const int to = directory.destination.get();
    const std::string& old_name = entry.item.entry.name;
    const std::string& name = place.entry.final_name();
    const auto status = place.replace == fs::Replace::yes ? job_.sys.renameat(from, old_name, to, name)
                                                          : job_.sys.renameat_noreplace(from, old_name, to, name);
    if (!status) {
        if (!forbids_moving(status.error())) return false;
        fail_source(entry, status.error());
        return true;
    }
    directory.has_content.store(true, std::memory_order_relaxed);
    entry.outcome.in_place = true;
    entry.outcome.result = ItemResult::renamed;
    return true;
}

}  // namespace drover::jobs
