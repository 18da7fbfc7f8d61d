// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace drover {

// Bytes [offset, offset + length) of a file: half-open by construction.
struct ByteRange {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    std::uint64_t end() const { return offset + length; }
    bool empty() const { return length == 0; }
    bool operator==(const ByteRange&) const = default;
};

}  // namespace drover
