// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/byte_range.h"

namespace drover::archive {

// The map at the start of a GNU sparse 1.0 payload: decimal numbers, a line each (how many ranges; offset and length
// of each), padded with zeros to whole tar blocks (GNU tar manual, "PAX Format, Version 1.0"). A last range that does
// not reach `size` is followed by an empty one at `size`, as GNU tar writes it.
std::string encode_sparse_map(const std::vector<ByteRange>& data, std::uint64_t size);

// Longer maps are neither written nor believed: this is 16 MiB in memory. GNU tar writes 100,000 ranges for a file of
// 100,000 islands, so a bound of 1 MiB on the map's text would refuse honest archives; without any, a map of nothing
// eats all memory (CVE-2025-58183).
inline constexpr std::size_t most_sparse_ranges = std::size_t{1} << 20;

// In order, disjoint, inside [0, size), and together `stored` bytes: what every sparse map must be to be believed.
bool is_plausible(const std::vector<ByteRange>& data, std::uint64_t size, std::uint64_t stored);

}  // namespace drover::archive
