// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a copy or a move: what is not a directory.
#include <algorithm>
#include <utility>

#include "engine/jobs/common/item_reports.h"
#include "engine/jobs/copy/earlier_run.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/plan/tree_planner.h"

namespace drover::jobs {

using sys::FileType;
using transfer::Side;

namespace {

constexpr const char* call_that_makes(FileType type) {
    if (type == FileType::regular) return "openat";
    return type == FileType::symlink ? "symlinkat" : "mknodat";
}

PlannedFate fate_of(const Placement& placement) {
    if (const auto* place = std::get_if<Place>(&placement))
        return place->replace == fs::Replace::yes ? PlannedFate::replace : PlannedFate::keep_both;
    if (std::holds_alternative<Error>(placement)) return PlannedFate::fail;
    return std::holds_alternative<Park>(placement) ? PlannedFate::ask : PlannedFate::skip;
}

}  // namespace

// In the order in which ItemCopier meets what is in the way.
bool TreePlanner::plan_file(Entry& entry) {
    auto& level = entry.level;
    const auto& status = entry.status;
    const bool regular = status.type == FileType::regular;
    const std::uint64_t size = regular ? status.size : 0;
    book_.found(size);
    const bool special = !regular && status.type != FileType::symlink;
    if (special && job_.request.options.special_files == SpecialFiles::skip) return false;
    const bool may_rename = job_.moving() && !level.in_new_tree;
    sys::UniqueFd source;
    if (regular && !may_rename && !opens(entry, source)) return false;
    if (!fits(entry) || !finds_a_place(entry)) return false;
    if (may_rename && level.renames) {
        const auto refused = renaming(entry);
        if (refused && forbids_moving(*refused)) return fail_source(entry, *refused);
        if (!refused) {
            book_.renamed(size);
            return true;
        }
    }
    if (regular && !source && !opens(entry, source)) return false;
    return transfer(entry, source.get()) && job_.moving() && remove_file(entry);
}

bool TreePlanner::fits(const Entry& entry) {
    const auto& profile = *entry.level.pair->destination_profile;
    const auto& status = entry.status;
    const bool wrong_type = profile.only_files && status.type != FileType::regular;
    if (wrong_type || status.size > profile.largest_file) {
        book_.obstacle({.kind = wrong_type ? Obstacle::type : Obstacle::too_large,
                        .source = entry.source(),
                        .destination = entry.destination(),
                        .size = wrong_type ? 0 : status.size,
                        .proposal = ""});
        return false;
    }
    return book_.name_fits(entry.level.names, entry.item.target_name, entry.source(), entry.destination(), status.size);
}

Placement TreePlanner::placement_of(const Entry& entry) {
    auto& directory = *entry.level.pair;
    if (find_of_earlier_run(job_, directory, entry.item, entry.status)) return Skip{already_there};
    Placement placement = place_among_others(job_, directory, entry.item, entry.status, std::nullopt);
    const auto* place = std::get_if<Place>(&placement);
    const auto names = place ? names_of_earlier_run(job_, directory, entry.item, *place) : std::vector<std::string>{};
    const bool found = std::ranges::any_of(names, [&](const std::string& name) {
        return find_of_earlier_run(job_, directory, {entry.item.entry, name}, entry.status).has_value();
    });
    return found ? Placement(Skip{already_there}) : std::move(placement);
}

// What the policy makes of a name that is taken. False where nothing moves.
bool TreePlanner::finds_a_place(Entry& entry) {
    auto& directory = *entry.level.pair;
    if (directory.fresh) return true;
    const auto existing = job_.sys.fstatat(directory.destination.get(), entry.item.target_name);
    if (!existing && existing.error().is(std::errc::no_such_file_or_directory)) return true;
    if (!existing) return fail_destination(entry, existing.error());
    const Placement placement = placement_of(entry);
    const PlannedFate fate = fate_of(placement);
    const auto* error = std::get_if<Error>(&placement);
    book_.conflict(conflict_side(entry.source(), entry.status), conflict_side(entry.destination(), *existing), fate,
                   error != nullptr ? std::optional(*error) : std::nullopt);
    if (fate == PlannedFate::replace) entry.existing = *existing;
    return fate != PlannedFate::fail && fate != PlannedFate::skip;
}

bool TreePlanner::opens(const Entry& entry, sys::UniqueFd& source) {
    auto fd = job_.sys.openat(entry.directory(), entry.item.entry.name, sys::OpenMode::read);
    if (!fd) return fail_source(entry, fd.error());
    source = std::move(*fd);
    return true;
}

// A link, or the content and its name.
bool TreePlanner::transfer(const Entry& entry, int source) {
    auto& level = entry.level;
    const auto& status = entry.status;
    const bool has_links = status.links > 1 && !level.pair->destination_profile->only_files;
    const bool linked = has_links && first_names_.contains(status.id);
    const char* const call = linked ? "linkat" : call_that_makes(status.type);
    if (const auto refused = level.destination.to_make(call)) return fail_destination(entry, *refused);
    const bool device = status.type == FileType::block_device || status.type == FileType::char_device;
    if (device && !linked && job_.sys.effective_user() != 0)
        return fail_destination(entry, {std::errc::operation_not_permitted, call});
    transfer::Expectation expected;
    if (status.type == FileType::regular && !linked) {
        const transfer::FileEnds ends{.source = source,
                                      .status = status,
                                      .source_profile = *level.pair->source_profile,
                                      .destination_device = level.pair->destination_id.device,
                                      .destination_profile = *level.pair->destination_profile,
                                      .one_of_many = !level.pair->top_level()};
        const auto& options = job_.request.options;
        expected = transfer::expected_method(job_.sys, {ends, one_filesystem(entry), level.nocow}, options.method,
                                             options.sparse);
        if (!expected.refusal.empty()) {
            book_.fail(method_unavailable(expected.refusal, job_.operation(), entry.source()), Side::source,
                       entry.source(), entry.destination());
            return false;
        }
    }
    const auto unnamed = entry.existing ? level.destination.to_take(entry.item.target_name, *entry.existing, "renameat")
                                        : level.destination.to_name("renameat2");
    if (unnamed) return fail_destination(entry, *unnamed);
    if (has_links) first_names_.insert(status.id);
    const std::uint64_t size = status.type == FileType::regular ? status.size : 0;
    if (linked) {
        book_.linked(size);
        return true;
    }
    book_.makes_inode();
    book_.moved(size, expected);
    if (!expected.size_is_known) book_.expect(Precision::at_least);
    if (expected.finds_zeros && expected.holes < size) book_.expect(Precision::at_most);
    return true;
}

// What is in place is delivered, even where its source cannot go.
bool TreePlanner::remove_file(const Entry& entry) {
    const auto refused = entry.level.source.to_take(entry.item.entry.name, entry.status, "unlinkat");
    return refused ? fail_source(entry, *refused) : true;
}

// What a rename to the destination would answer, where it is on the same mount.
TreePlanner::Refusal TreePlanner::renaming(Entry& entry) {
    auto& level = entry.level;
    const char* const call = entry.existing ? "renameat" : "renameat2";
    if (auto refused = level.source.to_take(entry.item.entry.name, entry.status, call)) return refused;
    auto refused = entry.existing ? level.destination.to_take(entry.item.target_name, *entry.existing, call)
                                  : level.destination.to_make(call);
    // A directory learns who its new parent is.
    if (refused || entry.status.type != FileType::directory || level.same_directory) return refused;
    const auto may = job_.sys.faccessat(entry.directory(), entry.item.entry.name, sys::Right::write);
    return may ? std::nullopt : Refusal({may.error().code, call});
}

std::optional<bool> TreePlanner::one_filesystem(const Entry& entry) {
    const auto& pair = *entry.level.pair;
    const std::uint64_t from = entry.status.id.device;
    const std::uint64_t to = pair.destination_id.device;
    const auto& profile = *pair.destination_profile;
    if (from == to) return true;
    if (pair.source_profile != &profile || profile.has_one_device) return false;
    if (profile.name != "btrfs") return std::nullopt;
    const auto [known, added] = one_btrfs_.try_emplace({from, to});
    if (!added) return known->second;
    const auto source = job_.sys.btrfs_fs_info(entry.directory());
    const auto target = job_.sys.btrfs_fs_info(entry.level.target);
    if (source && target) known->second = *source == *target;
    return known->second;
}

bool TreePlanner::fail_source(const Entry& entry, sys::SysError error) {
    book_.fail(sys::to_error(error, entry.source()), Side::source, entry.source(), entry.destination(), entry.kind());
    return false;
}

bool TreePlanner::fail_destination(const Entry& entry, sys::SysError error) {
    book_.fail(sys::to_error(error, entry.destination()), Side::destination, entry.source(), entry.destination(),
               entry.kind());
    return false;
}

}  // namespace drover::jobs
