// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/range_choice.h"

#include "engine/fs/extent_summary.h"

namespace drover::transfer {

namespace {

// No block allocated means one hole, on any POSIX system (GNU cp and tar rely on it). But on btrfs fresh and inline
// data have no blocks either, so SEEK_DATA confirms it where it answers. Where it is refused altogether the blocks are
// believed, except behind FUSE, whose filesystems may not fill them in.
RangeChoice choose_without_blocks(sys::Syscalls& sys, const FileEnds& ends) {
    const auto data = sys.seek_data(ends.source, 0);
    if (!ends.source_profile.seek_is_true)
        return !data && ends.source_profile.name != "fuse" && !data.error().is(std::errc::no_such_device_or_address)
                   ? RangeChoice::one_hole
                   : RangeChoice::seeking_zeros;
    const bool no_data = !data;  // ENXIO, or no answer
    return no_data ? RangeChoice::one_hole : RangeChoice::between_holes;
}

// From this size on, a question is cheap against the zeros that it may spare.
constexpr std::uint64_t worth_a_question = 64 * 1024;

// Preallocation, inside the file or beyond its end, makes up for holes in the block count: only SEEK_HOLE tells.
bool has_holes(sys::Syscalls& sys, const FileEnds& ends) {
    if (ends.status.looks_sparse()) return true;
    if (ends.size() < worth_a_question || !ends.source_profile.seek_is_true) return false;
    const auto hole = sys.seek_hole(ends.source, 0);
    return hole && *hole < ends.size();
}

}  // namespace

// A clone or a kernel copy of preallocated space leaves a hole on XFS, and SEEK_HOLE may call it data.
bool must_fill_holes(sys::Syscalls& sys, const FileEnds& ends, SparseChoice sparse) {
    if (sparse != SparseChoice::never) return false;
    if (ends.status.looks_sparse()) return true;
    if (!ends.destination_profile.clones) return false;
    const auto map = fs::summarize_extents(sys, ends.source, ends.size(), SIZE_MAX);
    return map && map->data + map->inlined < ends.size();
}

RangeChoice choose_ranges(sys::Syscalls& sys, const FileEnds& ends, SparseChoice sparse) {
    const auto& status = ends.status;
    if (!ends.source_profile.sizes_are_true && status.size < large_file) return RangeChoice::to_the_end;
    if (status.size == 0) return RangeChoice::nothing;
    if (sparse == SparseChoice::always) return RangeChoice::seeking_zeros;
    // Where a hole cannot be, setting the size would write zeros that the data then overwrites.
    if (!ends.destination_profile.holes) return RangeChoice::dense;
    if (sparse == SparseChoice::never)
        return must_fill_holes(sys, ends, sparse) ? RangeChoice::dense_over_holes : RangeChoice::dense;
    if (!has_holes(sys, ends)) return RangeChoice::dense;
    if (status.allocated == 0) return choose_without_blocks(sys, ends);
    // On network filesystems and behind FUSE a hole may be one only by rumour: everything is read.
    return ends.source_profile.seek_is_true ? RangeChoice::between_holes : RangeChoice::seeking_zeros;
}

}  // namespace drover::transfer
