// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/input/packed_stream.h"

#include <algorithm>

#include "engine/archive/input/filtered_stream.h"
#include "engine/archive/input/gzip_stream.h"
#include "engine/archive/input/zstd_stream.h"

namespace drover::archive {

std::unique_ptr<PackedStream> open_packed(ArchiveInput& input) {
    const auto first = input.read();
    const bool gzip = first && is_gzip(*first);
    const bool zstd = first && is_zstd(*first);
    input.seek(0);
    if (gzip) return std::make_unique<GzipStream>(input);
    if (zstd) return std::make_unique<ZstdStream>(input);
    auto filtered = FilteredStream::open(input);
    if (!filtered) input.seek(0);
    return filtered;
}

bool only_zeros_follow(ArchiveInput& input, std::uint64_t offset) {
    input.seek(offset);
    for (;;) {
        const auto bytes = input.read();
        if (!bytes) return false;
        if (bytes->empty()) return true;
        if (std::ranges::any_of(*bytes, [](std::byte byte) { return byte != std::byte{0}; })) return false;
    }
}

}  // namespace drover::archive
