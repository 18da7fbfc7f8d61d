// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/base/byte_range.h"
#include "engine/transfer/method.h"

namespace drover::archive {

// CRC-64 of some bytes and, in `sum`, those before them; 0 to begin with.
std::uint64_t add_to_checksum(std::uint64_t sum, std::span<const std::byte> bytes);

// CRC-64 of ranges of a file, one after the other. Empty when stopped.
sys::SysResult<std::optional<std::uint64_t>> checksum_of(transfer::Workspace& work, int fd,
                                                         const std::vector<ByteRange>& ranges);

}  // namespace drover::archive
