// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace drover::cli {

// Bytes, also per second, from "20M", "1.5 KiB" or "500": K, M, G and T are powers of 1024, in either case. Empty for
// anything else, and for less than one byte.
std::optional<std::uint64_t> parse_bytes(std::string_view text);

}  // namespace drover::cli
