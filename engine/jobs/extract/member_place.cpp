// SPDX-License-Identifier: GPL-3.0-or-later
// Where MemberPlacer puts a member, and what it knows of files that were there before.
#include <algorithm>
#include <utility>

#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/extract/member_placer.h"
#include "engine/transfer/verify.h"

namespace drover::jobs {

using archive::MemberType;
using transfer::Side;

std::optional<Place> MemberPlacer::choose_place(Current& member) {
    auto place = find_place(member);
    if (!place || !member.directory->append_only) return place;
    fail_destination(member, append_only_refuses(place->replace == fs::Replace::yes));
    return std::nullopt;
}

std::optional<Place> MemberPlacer::find_place(Current& member) {
    if (const auto own = earlier_version(member)) {
        member.item.target_name = own->name;
        return Place{fs::StagedEntry::hidden(job_.sys, member.directory->destination.get(), own->name),
                     fs::Replace::yes};
    }
    if (is_torn_name(member))
        return Place{fs::StagedEntry::hidden(job_.sys, member.directory->destination.get(), member.item.target_name),
                     fs::Replace::yes};
    // What this job put there itself is no leftover.
    const bool twice = member.directory->taken_over && tools_.delivered.contains(member.path.whole());
    const auto found = twice || member.answer
                           ? std::nullopt
                           : find_of_earlier_run(job_, *member.directory, member.item, member.wanted);
    if (found && is_finished(member, *found)) {
        skip(member, already_there);
        remove_leftovers(job_, *member.directory, member.item);
        return std::nullopt;
    }
    member.doubtful = found && member.wanted.type == sys::FileType::regular && !member.directory->taken_over;
    if (member.doubtful)
        return Place{fs::StagedEntry::hidden(job_.sys, member.directory->destination.get(), member.item.target_name),
                     fs::Replace::no};
    Placement placement =
        (twice ? place_among_others : place_entry)(job_, *member.directory, member.item, member.wanted, member.answer);
    if (auto* place = std::get_if<Place>(&placement)) {
        if (!is_beside(member, *place)) return std::move(*place);
        skip(member, already_there);
        return std::nullopt;
    }
    if (const auto* error = std::get_if<Error>(&placement)) fail(member, *error, Side::destination);
    else if (auto* question = std::get_if<Park>(&placement)) park(member, std::move(*question));
    else skip(member, std::get<Skip>(placement).why);
    return std::nullopt;
}

// What an earlier run put beside a name that is taken has a numbered one.
bool MemberPlacer::is_beside(const Current& member, const Place& place) {
    const auto names = names_of_earlier_run(job_, *member.directory, member.item, place);
    return std::ranges::any_of(names, [&](const std::string& name) {
        const auto found = find_of_earlier_run(job_, *member.directory, {member.item.entry, name}, member.wanted);
        return found && is_finished(member, *found);
    });
}

bool MemberPlacer::is_finished(const Current& member, const Found& found) {
    return member.wanted.type == sys::FileType::regular ? found.whole : is_the_member(member, found.existing);
}

// The member is whole at its hidden place now. What a power loss cut off goes; another one's file is for the policy.
bool MemberPlacer::settle_doubt(const Current& member, Place& place) {
    const auto there =
        job_.sys.openat(member.directory->destination.get(), place.entry.final_name(), sys::OpenMode::read);
    const auto ours = job_.sys.openat(place.entry.directory(), place.entry.name(), sys::OpenMode::read);
    const auto status = ours ? job_.sys.fstat(ours->get()) : std::unexpected(ours.error());
    if (!there || !status) return fail_destination(member, there ? status.error() : there.error());
    const auto result =
        transfer::compare_with_medium(tools_.work, ours->get(), there->get(), status->size, transfer::Lacking::allowed);
    if (result.outcome == transfer::Outcome::failed) return fail_destination(member, result.error);
    if (!result.first_difference) {
        place.replace = fs::Replace::yes;
        if (const auto torn = job_.sys.fstat(there->get())) torn_.insert(torn->id);
    }
    return result.outcome == transfer::Outcome::completed;
}

// Another name of what a power loss cut off.
bool MemberPlacer::is_torn_name(const Current& member) {
    if (torn_.empty() || member.found.member.type != MemberType::hard_link) return false;
    const auto now = job_.sys.fstatat(member.directory->destination.get(), member.path.name);
    return now && torn_.contains(now->id);
}

// An archive that was added to holds a member in several versions: the last one wins, as with tar. Only the very file
// that this archive brought, now or before it was interrupted, is taken for an earlier version.
std::optional<DeliveredFiles::Found> MemberPlacer::earlier_version(const Current& member) {
    const auto found = tools_.delivered.find(member.path);
    if (!found || !found->same_archive) return std::nullopt;
    const auto now = job_.sys.fstatat(member.directory->destination.get(), found->name);
    return now && now->id == found->id ? found : std::nullopt;
}

// The same for a file that became a directory. False: it failed.
bool MemberPlacer::make_room_for_directory(const archive::MemberPath& path) {
    const auto found = tools_.delivered.find(path);
    if (!found || found->earlier || !found->same_archive) return true;
    const auto parent = tools_.tree.directory(path.parent);
    if (!parent) return true;  // which is said when the directory is made
    const int directory = (*parent)->destination.get();
    const auto now = job_.sys.fstatat(directory, found->name);
    if (!now || now->id != found->id) return true;
    const auto removed = job_.sys.unlinkat(directory, found->name);
    if (removed) tools_.delivered.forget(path.whole());
    else fail_path(path, sys::to_error(removed.error(), (*parent)->destination_of(found->name)), Side::destination);
    return removed.has_value();
}

// The answer is found again by the archive's path and the member's number.
void MemberPlacer::park(Current& member, Park park) {
    Item item = member.item;
    item.entry.inode = member.number;
    item.place = member.number;
    item.target_name = archive_path_;
    job_.questions.park({nullptr, std::move(item), std::move(park.question)});
}

// What an extraction that was cancelled left there is the member itself, and later names of it are linked to it.
void MemberPlacer::skip(const Current& member, const char* why) {
    job_.skip_item(member.shown(), member.destination(), why, member.found.member.size);
    const auto now = job_.sys.fstatat(member.directory->destination.get(), member.path.name);
    if (now && is_the_member(member, *now))
        tools_.delivered.add_earlier(member.path.whole(), member.path.name, now->id);
}

bool MemberPlacer::is_the_member(const Current& member, const sys::FileStatus& now) {
    if (member.found.member.type == MemberType::hard_link) {
        const auto target = archive::parse_member_path(member.found.member.link_target);
        const auto file = target ? tools_.delivered.find(*target) : std::nullopt;
        return file && file->id == now.id;
    }
    if (now.type != member.wanted.type) return false;
    if (now.type != sys::FileType::symlink)
        return now.size == member.wanted.size && now.modified == member.wanted.modified &&
               now.special_device == member.wanted.special_device;
    const auto target = job_.sys.readlinkat(member.directory->destination.get(), member.path.name);
    return target && *target == member.found.member.link_target;
}

}  // namespace drover::jobs
