// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/exclusions.h"

#include <algorithm>

namespace drover::transfer {

namespace {

constexpr const char* holes_to_fill = "holes are to be filled";
constexpr const char* too_small = "small file";

}  // namespace

const char* clone_excluded(sys::Syscalls& sys, const FileEnds& ends, MethodChoice forced, SparseChoice sparse) {
    if (sparse == SparseChoice::always) return zeros_are_looked_for;
    if (must_fill_holes(sys, ends, sparse)) return holes_to_fill;
    if (forced != MethodChoice::automatic) return nullptr;
    const auto& profile = ends.destination_profile;
    if (!profile.clones) return not_supported_here;
    const bool any_size = ends.one_of_many && profile.clones_trees_at_any_size;
    return !any_size && ends.size() < profile.clone_from ? too_small : nullptr;
}

const char* kernel_excluded(const FileEnds& ends, MethodChoice forced, RangeChoice ranges) {
    // btrfs and XFS keep holes in a kernel copy, so filling them takes read and write.
    if (ranges == RangeChoice::dense_over_holes) return holes_to_fill;
    const std::uint64_t from = std::max(ends.source_profile.kernel_from, ends.destination_profile.kernel_from);
    if (ends.size() < from && forced == MethodChoice::automatic) return too_small;
    return ranges == RangeChoice::seeking_zeros ? zeros_are_looked_for : nullptr;
}

const char* reading_to_the_end_excluded(MethodChoice forced) {
    if (forced == MethodChoice::automatic || forced == MethodChoice::buffered) return nullptr;
    return "the size of this file is not known before it is read";
}

const Method& method_forced_by(MethodChoice choice) {
    return *std::ranges::find(all_range_methods(), choice, &Method::choice);
}

}  // namespace drover::transfer
