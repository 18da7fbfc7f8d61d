// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/zero_blocks.h"

#include <algorithm>
#include <cstring>

namespace drover::transfer {

namespace {

bool all_zero(std::span<const std::byte> bytes) {
    // Comparing the block with itself, shifted by one, is as fast as memcmp.
    return bytes.empty() ||
           (bytes[0] == std::byte{0} && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

void add(std::vector<ByteRange>& data, ByteRange range) {
    if (range.empty()) return;
    if (!data.empty() && data.back().end() == range.offset) data.back().length += range.length;
    else data.push_back(range);
}

}  // namespace

std::size_t zero_run(std::span<const std::byte> data, std::uint64_t offset, bool zero) {
    std::size_t length = 0;
    while (length < data.size()) {
        const std::size_t to_block_end = zero_block - (offset + length) % zero_block;
        const auto block = data.subspan(length, std::min(to_block_end, data.size() - length));
        if (all_zero(block) != zero) break;
        length += block.size();
    }
    return length;
}

sys::SysResult<bool> add_without_zeros(sys::Syscalls& sys, JobControl& control, int fd, ByteRange range,
                                       std::span<std::byte> buffer, std::vector<ByteRange>& data) {
    while (!range.empty()) {
        if (!control.may_continue()) return false;
        const auto part = buffer.first(static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), range.length)));
        const auto count = sys.pread(fd, part, range.offset);
        if (!count && count.error().is(std::errc::interrupted)) continue;
        if (!count) return std::unexpected(count.error());
        if (*count == 0) {
            add(data, range);
            return true;
        }
        for (auto rest = std::span<const std::byte>(part.first(*count)); !rest.empty();) {
            const std::size_t zeros = zero_run(rest, range.offset, true);
            const std::size_t bytes = zero_run(rest.subspan(zeros), range.offset + zeros, false);
            add(data, {range.offset + zeros, bytes});
            rest = rest.subspan(zeros + bytes);
            range = {range.offset + zeros + bytes, range.length - zeros - bytes};
        }
    }
    return true;
}

}  // namespace drover::transfer
