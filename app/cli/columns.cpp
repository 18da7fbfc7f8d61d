// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/columns.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace drover::cli {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Combining marks, joiners and selectors.
constexpr std::array zero_wide{Range{0x300, 0x36F},   Range{0x483, 0x489},   Range{0x591, 0x5BD},
                               Range{0x610, 0x61A},   Range{0x64B, 0x65F},   Range{0x1AB0, 0x1AFF},
                               Range{0x1DC0, 0x1DFF}, Range{0x200B, 0x200F}, Range{0x20D0, 0x20FF},
                               Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}};
// East Asian letters and emoji.
constexpr std::array double_wide{Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0xA4CF},
                                 Range{0xA960, 0xA97F},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},
                                 Range{0xFE30, 0xFE6F},   Range{0xFF01, 0xFF60},   Range{0xFFE0, 0xFFE6},
                                 Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1FAFF},
                                 Range{0x20000, 0x3FFFD}};

template <std::size_t count>
bool is_in(const std::array<Range, count>& ranges, char32_t point) {
    return std::ranges::any_of(ranges,
                               [point](const Range& range) { return range.first <= point && point <= range.last; });
}

// What must stay whole: a character, or \xHH.
struct Unit {
    std::size_t begin;
    std::size_t bytes;
    std::size_t columns;
};

std::size_t width_of(char32_t point) {
    if (is_in(zero_wide, point)) return 0;
    return is_in(double_wide, point) ? 2 : 1;
}

Unit unit_at(const std::string& text, std::size_t begin) {
    constexpr std::size_t escape = 4;
    if (text[begin] == '\\' && begin + escape <= text.size()) return {begin, escape, escape};
    const auto first = static_cast<unsigned char>(text[begin]);
    const std::size_t wanted = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    const std::size_t bytes = std::min(wanted, text.size() - begin);
    char32_t point = bytes == 1 ? first : first & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) point = point << 6 | (static_cast<unsigned char>(text[begin + i]) & 0x3FU);
    return {begin, bytes, width_of(point)};
}

std::vector<Unit> units_of(const std::string& text) {
    std::vector<Unit> units;
    for (std::size_t begin = 0; begin < text.size(); begin += units.back().bytes) units.push_back(unit_at(text, begin));
    return units;
}

}  // namespace

std::size_t columns_of(const std::string& text) {
    std::size_t columns = 0;
    for (const Unit& unit : units_of(text)) columns += unit.columns;
    return columns;
}

std::string shortened(const std::string& text, std::size_t columns) {
    if (columns_of(text) <= columns) return text;
    if (columns == 0) return "";
    const auto units = units_of(text);
    const std::size_t tail_columns = (columns - 1) / 2;
    std::size_t left = columns - 1;
    std::size_t tail_begin = text.size();
    for (std::size_t used = 0; const Unit& unit : std::vector(units.rbegin(), units.rend())) {
        used += unit.columns;
        if (used > tail_columns) break;
        left = columns - 1 - used;
        tail_begin = unit.begin;
    }
    std::size_t head_end = 0;
    for (const Unit& unit : units) {
        if (unit.columns > left) break;
        left -= unit.columns;
        head_end = unit.begin + unit.bytes;
    }
    return text.substr(0, head_end) + "…" + text.substr(tail_begin);
}

}  // namespace drover::cli
