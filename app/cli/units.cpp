// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/units.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace drover::cli {

std::string format_bytes(double bytes) {
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB", "PiB"};
    std::size_t unit = 0;
    while (bytes >= 1000 && unit + 1 < units.size()) bytes /= 1024, ++unit;
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), unit == 0 || bytes >= 100 ? "%.0f %s" : "%.1f %s", bytes, units[unit]);
    return text.data();
}

std::string format_bytes(std::uint64_t bytes) {
    return format_bytes(static_cast<double>(bytes));
}

std::string format_duration(double seconds) {
    std::array<char, 32> text;
    const long whole = std::lround(seconds);
    if (seconds < 10) std::snprintf(text.data(), text.size(), "%.1f s", seconds);
    else if (whole < 60) std::snprintf(text.data(), text.size(), "%ld s", whole);
    else if (whole < 3600) std::snprintf(text.data(), text.size(), "%ld:%02ld min", whole / 60, whole % 60);
    else std::snprintf(text.data(), text.size(), "%ld:%02ld h", whole / 3600, whole / 60 % 60);
    return text.data();
}

std::string format_date(Timestamp time) {
    const std::time_t seconds = whole_seconds(time);
    std::tm parts{};
    if (::localtime_r(&seconds, &parts) == nullptr) return "-";  // a year beyond what can be counted
    std::array<char, 32> text;
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

}  // namespace drover::cli
