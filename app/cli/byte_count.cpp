// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/byte_count.h"

#include <charconv>
#include <cmath>
#include <memory>

namespace drover::cli {

namespace {

// Takes `letter` off the front, in either case.
bool take(std::string_view& text, char letter) {
    if (text.empty() || (text.front() | 0x20) != letter) return false;
    text.remove_prefix(1);
    return true;
}

// What a unit stands for; empty for a text that is none.
std::optional<double> factor_of(std::string_view unit) {
    double factor = 1;
    for (const char letter : {'k', 'm', 'g', 't'}) {
        factor *= 1024;
        if (!take(unit, letter)) continue;
        take(unit, 'i');
        take(unit, 'b');
        return unit.empty() ? std::optional(factor) : std::nullopt;
    }
    take(unit, 'b');
    return unit.empty() ? std::optional(1.0) : std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> parse_bytes(std::string_view text) {
    constexpr double least = 1;
    constexpr double most = 1e18;
    double number = 0;
    const char* const last = std::to_address(text.end());
    const auto [end, error] = std::from_chars(std::to_address(text.begin()), last, number, std::chars_format::fixed);
    if (error != std::errc{}) return std::nullopt;
    std::string_view unit(end, static_cast<std::size_t>(last - end));
    if (unit.size() > 1 && unit.front() == ' ') unit.remove_prefix(1);
    const auto factor = factor_of(unit);
    if (!factor) return std::nullopt;
    const double bytes = number * *factor;
    if (!(bytes >= least && bytes <= most)) return std::nullopt;  // no number at all neither
    return static_cast<std::uint64_t>(std::llround(bytes));
}

}  // namespace drover::cli
