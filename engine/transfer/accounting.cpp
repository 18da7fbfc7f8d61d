// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/accounting.h"

#include <algorithm>

#include "engine/fs/extent_summary.h"

namespace drover::transfer {

namespace {

constexpr std::size_t most_extent_batches = 1;
constexpr std::uint64_t mapped_from = 64 * 1024;

// Without the map: blocks tell holes, and a count that is no whole number of blocks tells inline data, which a clone
// does not share.
Savings estimate_clone(Workspace& work, const FileEnds& ends) {
    constexpr std::uint64_t block = 4096;
    const std::uint64_t on_disk = std::min(ends.status.allocated, ends.size());
    const bool inlined = ends.status.allocated % block != 0;
    const std::uint64_t holes = inlined ? 0 : ends.size() - on_disk;
    work.book(MethodId::hole, holes);
    work.book(MethodId::clone, ends.size() - holes);
    if (inlined) return {};
    return {.clones = at_most(on_disk), .holes = at_most(holes)};
}

}  // namespace

Savings account_for_clone(Workspace& work, const FileEnds& ends) {
    const std::uint64_t size = ends.size();
    if (ends.one_of_many && size < mapped_from) return estimate_clone(work, ends);
    const auto map = fs::summarize_extents(work.sys, ends.destination, size, most_extent_batches);
    const std::uint64_t on_disk = std::min(ends.status.allocated, size);
    const bool known = map && map->complete;
    const std::uint64_t holes = known ? map->hole : size - on_disk;
    work.book(MethodId::hole, holes);
    work.book(MethodId::clone, size - holes);
    if (known) return {.clones = {map->data, Precision::exact}, .holes = {holes, Precision::exact}};
    if (map) return {.clones = at_most(on_disk), .holes = at_most(holes)};
    return {.clones = {on_disk, Precision::unknown}, .holes = {holes, Precision::unknown}};
}

SavedBytes classify_kernel_copy(Workspace& work, const FileEnds& ends) {
    const auto shared = fs::shared_bytes(work.sys, ends.source, ends.destination, ends.size());
    if (!shared) return {0, Precision::unknown};
    const std::uint64_t cloned = std::min(*shared, work.tally[MethodId::kernel]);
    work.rebook(MethodId::kernel, MethodId::clone, cloned);
    return {cloned, Precision::exact};
}

SavedBytes confirm_holes(Workspace& work, const FileEnds& ends) {
    const std::uint64_t skipped = work.tally[MethodId::hole];
    const auto now = work.sys.fstat(ends.destination);
    if (!now) return {0, Precision::unknown};
    // The last byte has a whole block.
    const auto facts = work.sys.fstatfs(ends.destination);
    const std::uint64_t block = facts && facts->block_size > 0 ? facts->block_size : 1;
    const std::uint64_t in_blocks = (ends.size() + block - 1) / block * block;
    const std::uint64_t unallocated = in_blocks - std::min(now->allocated, in_blocks);
    if (unallocated >= skipped) return {skipped, Precision::exact};
    // The count may include blocks of the filesystem's own (ext4's extent tree), so the map decides.
    const auto map = fs::summarize_extents(work.sys, ends.destination, ends.size(), most_extent_batches);
    if (map && map->complete) return {std::min(map->hole, skipped), Precision::exact};
    return {unallocated, Precision::at_least};
}

}  // namespace drover::transfer
