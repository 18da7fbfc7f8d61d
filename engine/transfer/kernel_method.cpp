// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/kernel_method.h"

#include <algorithm>

#include "engine/transfer/errno_policy.h"

namespace drover::transfer {

namespace {

Attempt ended(Outcome outcome, std::uint64_t moved, sys::SysError error = {}) {
    return {.outcome = outcome,
            .moved = moved,
            .error = error,
            .side = blames_destination(error) ? Side::destination : Side::source};
}

// A count of 0 with bytes left is the end of a source that shrank, or a filesystem that cannot (old kernels on /proc,
// overlayfs in containers): only a read can tell, so the next method finds out.
Attempt nothing_moved(std::uint64_t moved) {
    return {.outcome = Outcome::not_applicable, .moved = moved, .because = "it moved nothing"};
}

}  // namespace

Attempt kernel_copy_range(Workspace& work, const Ends& ends, const RangeCopy& range) {
    if (ends.zeros_become_holes) return Attempt::not_applicable("blocks of zeros are looked for");
    std::uint64_t moved = 0;
    while (moved < range.length) {
        if (!work.control.may_continue()) return ended(Outcome::stopped, moved);
        const RangeCopy rest = range.after(moved);
        const std::uint64_t chunk = std::min(rest.length, work.slice(work.chunk.bytes()));
        const auto begin = std::chrono::steady_clock::now();
        const auto count =
            work.sys.copy_file_range(rest.source, rest.source_offset, rest.destination, rest.destination_offset, chunk);
        if (!count) {
            const Reaction reaction = react(MethodId::kernel, count.error(), *ends.destination);
            if (reaction == Reaction::retry) continue;
            return ended(reaction == Reaction::fail ? Outcome::failed : Outcome::not_applicable, moved, count.error());
        }
        if (*count == 0) return nothing_moved(moved);
        work.chunk.learn(*count, std::chrono::steady_clock::now() - begin);
        moved += *count;
        work.moved(MethodId::kernel, *count);
    }
    return Attempt::completed(moved);
}

}  // namespace drover::transfer
