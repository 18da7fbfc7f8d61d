// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/verify.h"

#include <algorithm>

#include "engine/transfer/zero_blocks.h"

namespace drover::transfer {

namespace {

Comparison failed(sys::SysError error, Side side) {
    return {.outcome = Outcome::failed, .first_difference = std::nullopt, .error = error, .side = side};
}

// Fills the buffer as far as the file goes.
sys::SysResult<std::size_t> read_full(sys::Syscalls& sys, int fd, std::span<std::byte> buffer, std::uint64_t offset) {
    std::size_t filled = 0;
    while (filled < buffer.size()) {
        const auto count = sys.pread(fd, buffer.subspan(filled), offset + filled);
        if (!count && count.error().is(std::errc::interrupted)) continue;
        if (!count) return std::unexpected(count.error());
        if (*count == 0) break;
        filled += *count;
    }
    return filled;
}

// Behind what the destination may lack. `at` is where the two differ; the same where that is no block of zeros.
std::size_t behind_zeros(std::span<const std::byte> destination, std::uint64_t offset, std::size_t at) {
    const std::size_t block = at - std::min(at, static_cast<std::size_t>((offset + at) % zero_block));
    return std::max(at, block + zero_run(destination.subspan(block), offset + block, true));
}

std::optional<std::size_t> difference(std::span<const std::byte> source, std::span<const std::byte> destination,
                                      std::uint64_t offset, Lacking lacking) {
    for (std::size_t at = 0;;) {
        const auto rest = std::ranges::mismatch(source.subspan(at), destination.subspan(at));
        at = static_cast<std::size_t>(rest.in1 - source.begin());
        if (at == destination.size())
            return at == source.size() || lacking == Lacking::allowed ? std::nullopt : std::optional(at);
        if (at == source.size() || lacking == Lacking::differs) return at;
        const std::size_t next = std::min(behind_zeros(destination, offset, at), source.size());
        if (next == at) return at;
        at = next;
    }
}

}  // namespace

Comparison compare_with_medium(Workspace& work, int source, int destination, std::uint64_t size, Lacking lacking) {
    if (const auto synced = work.sys.fsync(destination); !synced) return failed(synced.error(), Side::destination);
    static_cast<void>(work.sys.drop_cache(destination));  // a filesystem that keeps its pages is compared in memory
    const auto buffer = work.buffer();
    const auto ours = buffer.first(buffer.size() / 2);
    const auto theirs = buffer.subspan(buffer.size() / 2);
    for (std::uint64_t offset = 0; offset <= size;) {
        if (!work.control.may_continue()) return {.outcome = Outcome::stopped, .first_difference = std::nullopt};
        // One byte more than the file has: a longer destination is a difference too.
        const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(ours.size(), size - offset + 1));
        const auto from = read_full(work.sys, source, ours.first(wanted), offset);
        if (!from) return failed(from.error(), Side::source);
        const auto to = read_full(work.sys, destination, theirs.first(wanted), offset);
        if (!to) return failed(to.error(), Side::destination);
        if (const auto at = difference(ours.first(*from), theirs.first(*to), offset, lacking))
            return {.first_difference = offset + *at};
        if (*from < wanted) break;
        offset += *from;
        work.slot.advance(*from);
        work.progress.add_verified(*from);
    }
    return {};
}

}  // namespace drover::transfer
