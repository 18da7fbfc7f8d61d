// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/usage_scan.h"

#include <algorithm>
#include <utility>

#include "engine/inspect/figures.h"
#include "engine/inspect/settling.h"

namespace drover::inspect {

namespace {

// What is kept of them, in extents of 64 bytes.
constexpr std::uint64_t cost_of_node = sizeof(UsageNode) / bytes_of_an_extent + 1;
constexpr std::uint64_t cost_of_linked_file = sizeof(LinkedFile) / bytes_of_an_extent + 1;

}  // namespace

UsageScan::UsageScan(sys::Syscalls& sys, const UsageRequest& request, const std::stop_token& stop,
                     const UsageListener& on_progress, UsageTree& tree)
    : sys_(sys),
      settle_(request.settle),
      stop_(stop),
      on_progress_(on_progress),
      tree_(tree),
      budget_(request.most_extents),
      reader_(sys, request.settle, stop, budget_, [this](std::size_t fresh) {
          progress_.extents += fresh;
          tell(node_in_hand_);
      }) {}

std::uint32_t UsageScan::enter(const Place& place, std::uint64_t allocated) {
    if (!budget_.take(cost_of_node)) refusal_ = Refusal{Refusal::Kind::too_many, {}};
    const auto node = tree_.add(place.name, place.directory, true);
    tree_.totals(node).freed.at_most.bytes = allocated;
    ++progress_.directories;
    node_in_hand_ = node;
    tell(node);
    return node;
}

std::uint32_t UsageScan::node_for(const Place& place) {
    if (place.directory != UsageTree::selection) return place.directory;
    if (!budget_.take(cost_of_node)) refusal_ = Refusal{Refusal::Kind::too_many, {}};
    return tree_.add(place.name, UsageTree::selection, false);
}

bool UsageScan::is_first_name(const sys::FileStatus& status, std::uint32_t node, std::uint32_t& linked) {
    if (status.links < 2) return true;
    const auto [known, added] = linked_index_.try_emplace(status.id, static_cast<std::uint32_t>(linked_.size()));
    linked = known->second;
    if (added) {
        if (!budget_.take(cost_of_linked_file)) refusal_ = Refusal{Refusal::Kind::too_many, {}};
        linked_.push_back({.node = node, .names_left = status.links - 1, .usage = {}});
        return true;
    }
    auto& file = linked_[linked];
    file.node = tree_.common_ancestor(file.node, node);
    file.names_left -= std::min<std::uint64_t>(file.names_left, 1);
    return false;
}

void UsageScan::count(std::uint32_t node, std::uint32_t linked, const UsageTotals& usage) {
    if (linked == SharingFile::not_linked) add(tree_.totals(node), usage);
    else linked_[linked].usage = usage;
    ++progress_.files;
    progress_.apparent = saturated_sum(progress_.apparent, usage.apparent);
    progress_.allocated = saturated_sum(progress_.allocated, usage.allocated);
    tell(node);
}

void UsageScan::visit_file(const Place& place, int fd, const sys::FileStatus& status) {
    const auto node = node_for(place);
    auto linked = SharingFile::not_linked;
    if (!is_first_name(status, node, linked)) return;
    if (settle_) settle(place, fd, status);
    const auto map = reader_.read(fd, status);
    if (!map && map.error().kind != Refusal::Kind::failed) {
        refusal_ = map.error();
        return;
    }
    if (!map) {
        fail(place, map.error().error);
        return count(node, linked, usage_of_closed(status));
    }
    budget_.give_back(map->extents.size());
    notes_.add(*map);
    spaces_seen_.insert(map->space->number);
    saw_overlay_ = saw_overlay_ || map->space->view.via_overlay;
    const bool sure = !map->changing && map->settled == Settled::yes && map->evidence() != Evidence::none;
    if (!sure) ++unsure_files_;
    count(node, linked, usage_of(*map));
    keep_shared(*map, node, linked);
}

// Before the first file of a filesystem is read: what one has yet to write, another's map still calls shared.
void UsageScan::settle(const Place& place, int fd, const sys::FileStatus& status) {
    if (!settled_volumes_.insert(status.id.device).second) return;
    const auto written = settle_filesystem(sys_, fd, stop_);
    if (!written && written.error().kind == Refusal::Kind::failed) fail(place, written.error().error);
}

void UsageScan::keep_shared(const FileMap& map, std::uint32_t node, std::uint32_t linked) {
    const std::size_t before = records_.plain.size() + records_.compressed.size();
    add_records(records_, map, static_cast<std::uint32_t>(files_.size()), false);
    const std::size_t fresh = records_.plain.size() + records_.compressed.size() - before;
    if (fresh == 0) return;
    if (!budget_.take(fresh)) refusal_ = Refusal{Refusal::Kind::too_many, {}};
    files_.push_back({.node = node, .linked = linked, .doubtful = map.settled != Settled::yes || map.changing});
    spaces_[map.space->number] = map.space;
}

void UsageScan::visit_closed_file(const Place& place, const sys::FileStatus& status, sys::SysError error) {
    const auto node = node_for(place);
    auto linked = SharingFile::not_linked;
    fail(place, error);
    if (is_first_name(status, node, linked)) count(node, linked, usage_of_closed(status));
}

void UsageScan::visit_other(const Place& place) {
    ++tree_.totals(place.directory).others;
}

void UsageScan::fail(const Place& place, sys::SysError error) {
    ++errors_total_;
    if (errors_.size() < TreeUsage::max_listed) errors_.push_back(sys::to_error(error, path_of(place)));
}

void UsageScan::miss(const Place& place, std::uint32_t directory, sys::SysError error) {
    fail(place, error);
    if (error.is(std::errc::no_such_file_or_directory)) return;  // it went away: there is nothing to miss
    add(tree_.totals(directory), usage_of_unread_directory());
    notes_.add(note_unread);
}

std::string UsageScan::path_of(const Place& place) const {
    if (place.directory == UsageTree::selection) return place.name;
    const std::string above = tree_.path_of(place.directory);
    return above.ends_with('/') ? above + place.name : above + "/" + place.name;
}

void UsageScan::count_linked_files() {
    for (auto& file : linked_) {
        if (file.names_left > 0) {  // the other names keep it
            file.usage.freed = {};
            file.usage.unique = {};
            notes_.add(note_linked_outside);
        }
        add(tree_.totals(file.node), file.usage);
    }
}

std::uint32_t UsageScan::node_of(const Record& record) const {
    const auto& file = files_[record.file];
    return file.linked == SharingFile::not_linked ? file.node : linked_[file.linked].node;
}

bool UsageScan::is_deleted(const Record& record) const {
    const auto linked = files_[record.file].linked;
    return linked == SharingFile::not_linked || linked_[linked].names_left == 0;
}

void UsageScan::tell(std::uint32_t node) {
    if (!on_progress_ || !pulse_.beats()) return;
    progress_.path = tree_.path_of(node);
    on_progress_(progress_);
}

void UsageScan::tell_comparing() {
    progress_.comparing = true;
    progress_.path.clear();
    if (on_progress_) on_progress_(progress_);
}

void UsageScan::report_into(TreeUsage& result) const {
    result.errors = errors_;
    result.errors_total = errors_total_;
    result.notes = notes_.all();
}

}  // namespace drover::inspect
