// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace drover {

// Nanoseconds since the epoch; may be negative. Wider than 64 bits, which end in 2262: filesystems go on.
using Timestamp = __int128_t;
inline constexpr Timestamp one_second = 1'000'000'000;

// Whole seconds, rounded down, and what is left of one, which is never negative.
constexpr std::int64_t whole_seconds(Timestamp time) {
    return static_cast<std::int64_t>(time / one_second - (time % one_second < 0 ? 1 : 0));
}
constexpr std::int64_t rest_of_second(Timestamp time) {
    return static_cast<std::int64_t>((time % one_second + one_second) % one_second);
}

// For interfaces of 64 bits: the nearest time that they hold.
constexpr std::int64_t nanoseconds_64(Timestamp time) {
    if (time < INT64_MIN) return INT64_MIN;
    return time > INT64_MAX ? INT64_MAX : static_cast<std::int64_t>(time);
}

}  // namespace drover
