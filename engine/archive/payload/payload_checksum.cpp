// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/payload/payload_checksum.h"

#include <lzma.h>

#include <algorithm>

namespace drover::archive {

std::uint64_t add_to_checksum(std::uint64_t sum, std::span<const std::byte> bytes) {
    return lzma_crc64(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), sum);
}

sys::SysResult<std::optional<std::uint64_t>> checksum_of(transfer::Workspace& work, int fd,
                                                         const std::vector<ByteRange>& ranges) {
    std::uint64_t sum = 0;
    for (ByteRange range : ranges) {
        while (!range.empty()) {
            if (!work.control.may_continue()) return std::nullopt;
            const auto buffer = work.buffer();
            const auto part = buffer.first(std::min<std::size_t>(buffer.size(), range.length));
            const auto count = work.sys.pread(fd, part, range.offset);
            if (!count && count.error().is(std::errc::interrupted)) continue;
            if (!count) return std::unexpected(count.error());
            if (*count == 0) return sum;  // too short: no sum of anything else
            sum = add_to_checksum(sum, part.first(*count));
            range = {range.offset + *count, range.length - *count};
        }
    }
    return sum;
}

}  // namespace drover::archive
