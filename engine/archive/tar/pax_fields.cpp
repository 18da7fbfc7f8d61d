// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/pax_fields.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>

#include "engine/archive/tar/pax.h"

namespace drover::archive {

namespace {

using Text = std::optional<std::string> PaxFields::*;
using Time = std::optional<sys::Timestamp> PaxFields::*;
using Number = std::optional<std::uint64_t> PaxFields::*;

template <typename Member>
struct Keyword {
    std::string_view key;
    Member field;
};

constexpr std::array texts{
    Keyword<Text>{"uname", &PaxFields::user},
    Keyword<Text>{"gname", &PaxFields::group},
};
constexpr std::array times{
    Keyword<Time>{"mtime", &PaxFields::modified},
    Keyword<Time>{"atime", &PaxFields::accessed},
};
constexpr std::array numbers{
    Keyword<Number>{"uid", &PaxFields::uid},
    Keyword<Number>{"gid", &PaxFields::gid},
};
// Of POSIX, and of no use here.
constexpr std::array<std::string_view, 4> others{"ctime", "comment", "charset", "hdrcharset"};

constexpr std::string_view gnu_sparse = "GNU.sparse.";

std::optional<std::uint64_t> parse_decimal(std::string_view text) {
    std::uint64_t number = 0;
    const char* const last = std::to_address(text.end());
    const auto [end, error] = std::from_chars(std::to_address(text.begin()), last, number);
    return error == std::errc{} && end == last ? std::optional(number) : std::nullopt;
}

template <typename Table>
auto* find_keyword(const Table& table, std::string_view key) {
    const auto found = std::ranges::find(table, key, [](const auto& one) { return one.key; });
    return found == table.end() ? nullptr : std::to_address(found);
}

template <typename Value>
void take_parsed(std::optional<Value>& field, const std::optional<Value>& value, std::string_view key,
                 std::string& unread) {
    if (value) field = value;
    else if (unread.empty()) unread = key;
}

void take_sparse(GnuSparseRecords& sparse, std::string_view key, std::string_view value) {
    sparse.any = true;
    const auto number = [&](std::optional<std::uint64_t>& field) {
        field = parse_decimal(value);
        sparse.damaged = sparse.damaged || !field;
    };
    if (key == "major") number(sparse.major);
    else if (key == "minor") number(sparse.minor);
    else if (key == "realsize" || key == "size") number(sparse.real_size);
    else if (key == "name") sparse.has_name = true;
    else if (key == "map" || key == "numblocks" || key == "offset" || key == "numbytes") sparse.in_records = true;
    else sparse.damaged = true;
}

// Records of a vendor may be anything, those without one are POSIX's.
bool is_vendors(std::string_view key) {
    return key.find('.') != std::string_view::npos;
}

}  // namespace

bool GnuSparseRecords::complete() const {
    if (damaged || !real_size) return false;
    if (in_records) return major.value_or(0) == 0 && minor.value_or(1) <= 1;
    return major == 1 && minor == 0 && has_name;
}

void PaxFields::take(std::string_view key, std::string_view value) {
    if (const auto* text = find_keyword(texts, key)) {
        if (!value.empty()) this->*text->field = value;
    } else if (const auto* time = find_keyword(times, key)) {
        take_parsed(this->*time->field, parse_pax_time(value), key, unread);
    } else if (const auto* number = find_keyword(numbers, key)) {
        take_parsed(this->*number->field, parse_decimal(value), key, unread);
    } else if (key == "path") {
        has_path = has_path || !value.empty();
    } else if (key == "linkpath") {
        has_link_target = has_link_target || !value.empty();
    } else if (key == "size") {
        size = parse_decimal(value);
        bad_size = !size;
    } else if (key == "SUN.holesdata") {
        stores_holes = true;
    } else if (key == "GNU.volume.offset") {
        goes_on = true;
    } else if (key.starts_with(gnu_sparse)) {
        take_sparse(sparse, key.substr(gnu_sparse.size()), value);
    } else if (!is_vendors(key) && std::ranges::find(others, key) == others.end() && unread.empty()) {
        unread = key;
    }
}

void PaxFields::inherit(const PaxFields& global) {
    const auto take_over = [](auto& own, const auto& all) {
        if (!own) own = all;
    };
    for (const auto& time : times) take_over(this->*time.field, global.*time.field);
    for (const auto& number : numbers) take_over(this->*number.field, global.*number.field);
    take_over(user, global.user);
    take_over(group, global.group);
    if (unread.empty()) unread = global.unread;
    if (damage != nullptr) return;
    const bool named = (global.has_path && !has_path) || (global.has_link_target && !has_link_target);
    if (global.damage != nullptr) damage = global.damage;
    else if (named) damage = "A global header gives all members one name";
    else if ((global.size || global.bad_size) && !size) damage = "A global header gives all members one size";
    else if (global.sparse.any || global.stores_holes) damage = "A global header gives all members one map of holes";
}

}  // namespace drover::archive
