// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/range_choice.h"

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

}  // namespace

RangeChoice choose_ranges(sys::Syscalls& sys, const FileEnds& ends, SparseChoice sparse) {
    const auto& status = ends.status;
    if (!ends.source_profile.sizes_are_true && status.size < large_file) return RangeChoice::to_the_end;
    if (status.size == 0) return RangeChoice::nothing;
    if (sparse == SparseChoice::always) return RangeChoice::seeking_zeros;
    // Where a hole cannot be, setting the size would write zeros that the data then overwrites.
    if (!status.looks_sparse() || !ends.destination_profile.holes) return RangeChoice::dense;
    if (sparse == SparseChoice::never) return RangeChoice::dense_over_holes;
    if (status.allocated == 0) return choose_without_blocks(sys, ends);
    // On network filesystems and behind FUSE a hole may be one only by rumour: everything is read.
    return ends.source_profile.seek_is_true ? RangeChoice::between_holes : RangeChoice::seeking_zeros;
}

}  // namespace drover::transfer
