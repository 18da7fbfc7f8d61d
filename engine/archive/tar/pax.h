// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/sys/file_status.h"

namespace drover::archive {

// Records of a pax extended header: "LENGTH KEY=VALUE\n", the length counting itself (POSIX.1-2017, pax Extended
// Header). Values are bytes.
void add_pax_record(std::string& records, std::string_view key, std::string_view value);

// "SECONDS.FRACTION", as short as it can be.
std::string pax_time(sys::Timestamp time);
// Its reverse; digits after the ninth are dropped. Empty for anything else, and beyond what time_t holds.
std::optional<sys::Timestamp> parse_pax_time(std::string_view text);

// Fills `records` up to a size in (target - 512, target] with comments, which every reader ignores. A record has at
// most 512 bytes, since MirBSD's pax refuses longer ones.
void pad_with_comments(std::string& records, std::uint64_t target);

// Calls `visit(key, value)` for each record. False where the records are damaged; those before were visited.
bool for_each_pax_record(std::string_view records,
                         const std::function<void(std::string_view key, std::string_view value)>& visit);

}  // namespace drover::archive
