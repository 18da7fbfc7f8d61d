// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/extent_summary.h"

#include <algorithm>
#include <vector>

#include "engine/fs/extent_map.h"

namespace drover::fs {

namespace {

void add_extent(ExtentSummary& summary, const sys::RawExtent& extent, std::uint64_t length) {
    if (extent.unwritten) {
        summary.preallocated += length;
    } else if (extent.inlined) {
        summary.inlined += length;
    } else {
        summary.data += length;
        if (extent.shared) summary.shared += length;
    }
}

// Calls `visit(extent, clipped_length)` for each extent of [0, size); false from it or the end stops.
template <typename Visit>
sys::SysResult<bool> for_each_extent(sys::Syscalls& sys, int fd, std::uint64_t size, std::size_t most_batches,
                                     Visit visit) {
    ExtentMap map(sys, fd, {0, size}, extent_summary_batch);
    std::uint64_t position = 0;
    for (std::size_t batch = 0; !map.at_end(); ++batch) {
        if (batch == most_batches) return false;
        const auto extents = map.next();
        if (!extents) return std::unexpected(extents.error());
        for (const auto& extent : *extents) {
            const std::uint64_t begin = std::max(extent.logical, position);
            const std::uint64_t end = std::min(extent.logical_end(), size);
            if (begin >= end) continue;
            visit(extent, begin, end - begin);
            position = end;
        }
    }
    return true;
}

struct Mapping {
    std::uint64_t logical;
    std::uint64_t physical;
    std::uint64_t length;
};

sys::SysResult<std::vector<Mapping>> sharable_extents(sys::Syscalls& sys, int fd, std::uint64_t size) {
    std::vector<Mapping> found;
    const auto whole = for_each_extent(
        sys, fd, size, SIZE_MAX, [&](const sys::RawExtent& extent, std::uint64_t begin, std::uint64_t length) {
            // Without an address of its own, equality means nothing.
            if (extent.delayed || extent.unknown || extent.inlined || extent.encoded || extent.unwritten) return;
            found.push_back({begin, extent.physical + (begin - extent.logical), length});
        });
    if (!whole) return std::unexpected(whole.error());
    return found;
}

}  // namespace

sys::SysResult<ExtentSummary> summarize_extents(sys::Syscalls& sys, int fd, std::uint64_t size,
                                                std::size_t most_batches) {
    ExtentSummary summary;
    std::uint64_t mapped = 0;
    std::uint64_t reached = 0;
    const auto whole = for_each_extent(sys, fd, size, most_batches,
                                       [&](const sys::RawExtent& extent, std::uint64_t begin, std::uint64_t length) {
                                           add_extent(summary, extent, length);
                                           mapped += length;
                                           reached = begin + length;
                                       });
    if (!whole) return std::unexpected(whole.error());
    summary.complete = *whole;
    summary.hole = (summary.complete ? size : reached) - mapped;
    return summary;
}

sys::SysResult<std::uint64_t> shared_bytes(sys::Syscalls& sys, int a, int b, std::uint64_t size) {
    const auto left = sharable_extents(sys, a, size);
    if (!left) return std::unexpected(left.error());
    const auto right = sharable_extents(sys, b, size);
    if (!right) return std::unexpected(right.error());
    std::uint64_t shared = 0;
    for (auto l = left->begin(), r = right->begin(); l != left->end() && r != right->end();) {
        const std::uint64_t begin = std::max(l->logical, r->logical);
        const std::uint64_t end = std::min(l->logical + l->length, r->logical + r->length);
        const bool same_place = l->physical - l->logical == r->physical - r->logical;
        if (begin < end && same_place) shared += end - begin;
        (l->logical + l->length < r->logical + r->length) ? ++l : ++r;
    }
    return shared;
}

}  // namespace drover::fs
