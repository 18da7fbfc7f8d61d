// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/file_usage.h"

#include <algorithm>

namespace drover::inspect {

namespace {

// In the sum of a tree, what is unknown of one file leaves what is known of the others a lower bound.
Figure in_a_sum(const Figure& figure) {
    return figure.precision == Precision::unknown ? Figure{0, Precision::at_least} : figure;
}

bool is_mapped(const Extent& extent) {
    return extent.kind != ExtentKind::hole && extent.kind != ExtentKind::unknown;
}

constexpr Figure nothing_seen{0, Precision::at_least};

// Compressed extents that nobody else uses take one block each at the least, however many pieces are left of them.
std::uint64_t least_of_compressed(const FileMap& map) {
    std::vector<std::uint64_t> starts;
    for (const auto& extent : map.extents)
        if (extent.kind == ExtentKind::compressed && !extent.reported_shared) starts.push_back(extent.address);
    std::ranges::sort(starts);
    const auto twice = std::ranges::unique(starts);
    starts.erase(twice.begin(), twice.end());
    return starts.size() * map.space->view.block;
}

// What certainly belongs to this file alone; the last block is freed as a whole.
std::uint64_t firm_bytes(const FileMap& map) {
    if (map.changing || map.source == MapSource::none || map.evidence() == Evidence::none) return 0;
    if (map.space->view.via_overlay) return 0;  // it may lie in a lower layer, which stays
    std::uint64_t sum = least_of_compressed(map);
    for (const auto& extent : map.extents) {
        const bool plain = extent.kind == ExtentKind::data || extent.kind == ExtentKind::preallocated;
        if (plain && !extent.reported_shared) sum += round_up(extent.length, map.space->view.block);
    }
    return std::min(sum, map.status.allocated);
}

// On btrfs parts of extents that were overwritten come free with the last one, and nobody tells how many there are.
bool may_free_more(const FileMap& map) {
    return map.keeps_whole_extents() && std::ranges::any_of(map.extents, is_regular);
}

// What may belong to this file alone: all that is allocated but for shared extents, whose last block counts whole.
std::uint64_t possible_bytes(const FileMap& map) {
    std::uint64_t shared = 0;
    for (const auto& extent : map.extents)
        if (extent.reported_shared) shared += round_up(extent.length, map.space->view.block);
    return map.status.allocated - std::min(map.status.allocated, shared);
}

}  // namespace

UsageTotals usage_of(const FileMap& map) {
    const auto totals = totals_of(map);
    UsageTotals usage;
    usage.files = 1;
    usage.extents = static_cast<std::uint64_t>(std::ranges::count_if(map.extents, is_mapped));
    usage.unsettled = map.settled == Settled::no ? 1 : 0;
    usage.apparent = totals.apparent;
    usage.allocated = totals.allocated;
    usage.hole = in_a_sum(totals.of(ExtentKind::hole));
    usage.preallocated = in_a_sum(totals.of(ExtentKind::preallocated));
    usage.preallocated += in_a_sum(totals.preallocated_after_end);
    usage.compressed = in_a_sum(totals.of(ExtentKind::compressed));
    usage.inlined = in_a_sum(totals.of(ExtentKind::inlined));
    usage.shared = in_a_sum(totals.shared);
    usage.exclusive = in_a_sum(totals.exclusive);
    const bool sharing_unknown = totals.shared.precision == Precision::unknown;
    if (sharing_unknown) usage.in_selection = usage.outside = usage.distinct = nothing_seen;
    usage.freed.at_least = {firm_bytes(map), Precision::exact};
    const bool open = sharing_unknown || may_free_more(map);
    usage.freed.at_most = {possible_bytes(map), open ? Precision::unknown : Precision::exact};
    usage.unique = usage.exclusive;
    return usage;
}

UsageTotals usage_of_closed(const sys::FileStatus& status) {
    UsageTotals usage;
    usage.files = usage.not_inspected = 1;
    usage.apparent = status.size;
    usage.allocated = status.allocated;
    if (status.size == 0 && status.allocated == 0) return usage;
    for (const auto figure : usage_figures) usage.*figure = nothing_seen;
    usage.freed.at_most = {status.allocated, Precision::exact};
    return usage;
}

UsageTotals usage_of_unread_directory() {
    UsageTotals usage;
    usage.unread = 1;
    for (const auto figure : usage_figures) usage.*figure = nothing_seen;
    usage.freed.at_most.precision = Precision::unknown;
    return usage;
}

}  // namespace drover::inspect
