// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/pax.h"

#include <algorithm>
#include <charconv>
#include <memory>

#include "engine/archive/tar/ustar.h"

namespace drover::archive {

namespace {

std::size_t digits_of(std::size_t number) {
    return std::to_string(number).size();
}

}  // namespace

void add_pax_record(std::string& records, std::string_view key, std::string_view value) {
    const std::size_t rest = 1 + key.size() + 1 + value.size() + 1;
    std::size_t length = rest + digits_of(rest);
    length = rest + digits_of(length);
    records += std::to_string(length);
    records += ' ';
    records += key;
    records += '=';
    records += value;
    records += '\n';
}

std::string pax_time(sys::Timestamp time) {
    std::string text = time < 0 ? "-" : "";
    // Of the magnitude, because the fraction belongs to it: -1.5 s is "-1.5".
    const sys::Timestamp magnitude = time < 0 ? -time : time;
    text += std::to_string(static_cast<std::uint64_t>(magnitude / one_second));
    if (const auto fraction = static_cast<std::uint64_t>(magnitude % one_second)) {
        std::string digits = std::to_string(fraction);
        digits.insert(0, 9 - digits.size(), '0');
        digits.erase(digits.find_last_not_of('0') + 1);
        text += '.' + digits;
    }
    return text;
}

std::optional<sys::Timestamp> parse_pax_time(std::string_view text) {
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    std::int64_t seconds = 0;
    const char* const first = std::to_address(text.begin());
    const char* const last = std::to_address(text.end());
    const auto [end, error] = std::from_chars(first, last, seconds);
    if (error != std::errc{} || seconds < 0) return std::nullopt;
    sys::Timestamp time = seconds * one_second;
    if (end != last && *end != '.') return std::nullopt;
    sys::Timestamp worth = one_second;
    for (const char digit : text.substr(std::min(static_cast<std::size_t>(end - first) + 1, text.size()))) {
        if (digit < '0' || digit > '9') return std::nullopt;
        worth /= 10;
        time += (digit - '0') * worth;
    }
    return negative ? -time : time;
}

void pad_with_comments(std::string& records, std::uint64_t target) {
    // "512 comment=" and the newline take 13 bytes of each.
    static const std::string filling(tar_block - 13, ' ');
    while (records.size() + tar_block <= target) add_pax_record(records, "comment", filling);
}

bool for_each_pax_record(std::string_view records,
                         const std::function<void(std::string_view key, std::string_view value)>& visit) {
    while (!records.empty()) {
        std::size_t length = 0;
        const auto [end, error] = std::from_chars(records.data(), records.data() + records.size(), length);
        const auto digits = static_cast<std::size_t>(end - records.data());
        if (error != std::errc{} || digits == records.size() || *end != ' ') return false;
        if (length < digits + 3 || length > records.size() || records[length - 1] != '\n') return false;
        const auto record = records.substr(digits + 1, length - digits - 2);
        const std::size_t equals = record.find('=');
        if (equals == std::string_view::npos || equals == 0) return false;
        visit(record.substr(0, equals), record.substr(equals + 1));
        records.remove_prefix(length);
    }
    return true;
}

}  // namespace drover::archive
