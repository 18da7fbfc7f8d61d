// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/kernel_method.h"

#include <algorithm>
#include <array>

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
// overlayfs in containers): only a read can tell.
Attempt nothing_moved(Workspace& work, const RangeCopy& rest, std::uint64_t moved) {
    std::array<std::byte, 1> next;
    const auto count = work.sys.pread(rest.source, next, rest.source_offset);
    if (count && *count == 0) return ended(Outcome::source_ended, moved);
    return {.outcome = Outcome::not_applicable, .moved = moved, .because = "it moved nothing"};
}

// Once a chunk came slower than memory, the file comes from the disk, which then gets to work on what follows while
// the chunk in hand is copied. ext4, 2 GiB with a cold cache, medians of four: 2.7 s, cp 4.5 s; 8 MiB ahead gained
// nothing.
class DiskAhead {
public:
    DiskAhead(Workspace& work, const RangeCopy& range)
        : work_(work), source_(range.source), end_(range.source_offset + range.length) {}

    void ask(std::uint64_t position) {
        from_disk_ = from_disk_ || work_.chunk.slower_than_memory();
        if (!from_disk_) return;
        const std::uint64_t begin = std::max(position, asked_);
        const std::uint64_t until = std::min(position + distance, end_);
        const std::uint64_t worth_a_call = until < end_ ? distance / 4 : by_itself + 1;
        if (begin >= until || until - begin < worth_a_call) return;
        // What cannot be advised is read all the same.
        static_cast<void>(work_.sys.read_ahead(source_, {begin, until - begin}));
        asked_ = until;
    }

private:
    static constexpr std::uint64_t by_itself = std::uint64_t{128} * 1024;  // the kernel reads so much (read_ahead_kb)
    static constexpr std::uint64_t distance = std::uint64_t{32} * 1024 * 1024;

    Workspace& work_;
    int source_;
    std::uint64_t end_;
    std::uint64_t asked_ = 0;
    bool from_disk_ = false;
};

}  // namespace

Attempt kernel_copy_range(Workspace& work, const Ends& ends, const RangeCopy& range) {
    if (ends.zeros_become_holes) return Attempt::not_applicable(zeros_are_looked_for);
    std::uint64_t moved = 0;
    DiskAhead ahead(work, range);
    while (moved < range.length) {
        if (!work.control.may_continue()) return ended(Outcome::stopped, moved);
        const RangeCopy rest = range.after(moved);
        const std::uint64_t chunk = std::min(rest.length, work.slice(work.chunk.bytes()));
        ahead.ask(rest.source_offset);
        const auto begin = std::chrono::steady_clock::now();
        const auto count =
            work.sys.copy_file_range(rest.source, rest.source_offset, rest.destination, rest.destination_offset, chunk);
        if (!count) {
            const Reaction reaction = react(MethodId::kernel, count.error(), *ends.destination);
            if (reaction == Reaction::retry) continue;
            return ended(reaction == Reaction::fail ? Outcome::failed : Outcome::not_applicable, moved, count.error());
        }
        if (*count == 0) return nothing_moved(work, rest, moved);
        work.chunk.learn(*count, std::chrono::steady_clock::now() - begin);
        moved += *count;
        work.moved(MethodId::kernel, *count);
    }
    return Attempt::completed(moved);
}

}  // namespace drover::transfer
