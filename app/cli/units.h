// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/base/timestamp.h"

namespace drover::cli {

// "3.1 GiB", "412 B".
std::string format_bytes(double bytes);
std::string format_bytes(std::uint64_t bytes);

// "3.2 s", "12 s", "1:05 min", "2:00 h".
std::string format_duration(double seconds);

// "2026-01-31 17:05", local time.
std::string format_date(Timestamp time);

}  // namespace drover::cli
