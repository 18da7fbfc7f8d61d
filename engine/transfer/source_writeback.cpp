// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/source_writeback.h"

#include <algorithm>
#include <chrono>

namespace drover::transfer {

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// What is smaller is not worth a word.
constexpr std::uint64_t from_size = std::uint64_t{1} << 20;

// A piece is to take about as long as a person waits for an answer to Cancel. Clean pieces take no time, so they grow
// up to a part of the file: 1024 calls for what is mostly one large hole.
constexpr std::uint64_t first_piece = std::uint64_t{8} << 20;
constexpr std::uint64_t largest_piece = std::uint64_t{256} << 20;
constexpr std::uint64_t most_pieces = 1024;
constexpr auto wanted_time = 100ms;

// A piece without dirty pages takes a microsecond.
constexpr auto clean_time = 200us;

// Between two filesystems nothing is to be written out for a clone that is refused. The kernel looks at the pair of
// files first and at the range next, before it touches any data, so a range that no file has is refused for itself
// (EINVAL) only where others can be cloned. A trial with one block would not do: btrfs writes the whole source out.
bool can_clone(Workspace& work, const RangeCopy& range) {
    constexpr ByteRange nowhere{.offset = std::uint64_t{1} << 63, .length = 4096};
    const auto tried = work.sys.ficlonerange(range.source, nowhere, range.destination, range.destination_offset);
    return tried || tried.error().is(std::errc::invalid_argument);
}

}  // namespace

bool write_source_out(Workspace& work, const RangeCopy& range) {
    if (range.length < from_size) return true;
    const std::uint64_t most = std::max(largest_piece, range.length / most_pieces);
    std::uint64_t piece = first_piece;
    bool told = false;
    for (std::uint64_t done = 0; done < range.length;) {
        if (!work.control.may_continue()) return false;
        const ByteRange now{range.source_offset + done, std::min(piece, range.length - done)};
        const auto begin = Clock::now();
        if (!work.sys.sync_file_range(range.source, now)) break;
        const auto took = Clock::now() - begin;
        done += now.length;
        if (took > clean_time && !told && done < range.length) {
            if (!can_clone(work, range)) break;
            told = true;
            work.slot.wait_for("Preparing: writing the source to disk");
        }
        if (took < wanted_time / 2) piece = std::min(piece * 2, most);
        else if (took > wanted_time * 2) piece = std::max(piece / 2, first_piece);
    }
    if (told) work.slot.wait_for({});
    return true;
}

}  // namespace drover::transfer
