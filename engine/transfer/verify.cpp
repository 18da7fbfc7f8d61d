// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/verify.h"

#include <algorithm>

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

}  // namespace

Comparison compare_with_medium(Workspace& work, int source, int destination, std::uint64_t size) {
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
        const auto left = ours.first(*from);
        const auto right = theirs.first(*to);
        const auto differs = std::ranges::mismatch(left, right);
        if (differs.in1 != left.end() || differs.in2 != right.end())
            return {.first_difference = offset + static_cast<std::uint64_t>(differs.in1 - left.begin())};
        if (*from < wanted) break;
        offset += *from;
        work.slot.advance(*from);
        work.progress.add_verified(*from);
    }
    return {};
}

}  // namespace drover::transfer
