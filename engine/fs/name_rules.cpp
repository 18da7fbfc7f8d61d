// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/name_rules.h"

#include <algorithm>
#include <array>
#include <clocale>
#include <cwctype>
#include <string_view>

namespace drover::fs {

namespace {

constexpr char32_t no_character = 0xFFFFFFFF;
constexpr std::size_t most_units = 255;     // UTF-16 units of a name on FAT and exFAT
constexpr std::size_t longest_ending = 32;  // bytes of an extension that survives a shortening

struct Character {
    char32_t code = no_character;  // `no_character` for a byte that is no part of UTF-8
    std::size_t length = 1;        // bytes
};

Character character_at(std::string_view text, std::size_t position) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[position + i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || position + length > text.size()) return {};
    char32_t code = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U) return {};
        code = code << 6 | (byte(i) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (code < least.at(length) || code > 0x10FFFF || surrogate) return {};
    return {code, length};
}

bool is_forbidden(char32_t code) {
    constexpr std::u32string_view signs = U"\"*:<>?\\|";
    return code < 0x20 || code == 0x7F || signs.find(code) != std::u32string_view::npos;
}

std::size_t units(char32_t code) {
    return code >= 0x10000 && code != no_character ? 2 : 1;
}

std::size_t length_in_units(const std::string& name) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < name.size();) {
        const auto character = character_at(name, i);
        length += units(character.code);
        i += character.length;
    }
    return length;
}

bool is_too_long(NameRules rules, const std::string& name, std::uint64_t limit) {
    return rules == NameRules::windows ? length_in_units(name) > most_units : name.size() > limit;
}

bool ends_badly(const std::string& name) {
    return name.ends_with('.') || name.ends_with(' ');
}

std::string upper_ascii(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    return text;
}

// The device that Windows takes the name for: what stands before the first dot.
bool is_reserved(const std::string& name) {
    constexpr auto devices = std::to_array<std::string_view>({"CON", "PRN", "AUX", "NUL"});
    const std::string stem = upper_ascii(name.substr(0, name.find('.')));
    const bool port =
        stem.size() == 4 && (stem.starts_with("COM") || stem.starts_with("LPT")) && stem[3] >= '1' && stem[3] <= '9';
    return port || std::ranges::find(devices, stem) != devices.end();
}

std::string without_bad_characters(const std::string& name) {
    std::string fitting;
    for (std::size_t i = 0; i < name.size();) {
        const auto character = character_at(name, i);
        if (character.code == no_character || is_forbidden(character.code)) fitting += '_';
        else fitting.append(name, i, character.length);
        i += character.length;
    }
    return fitting;
}

void drop_last_character(std::string& text) {
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.pop_back();
    if (!text.empty()) text.pop_back();
}

// What is cut off is in front of the extension.
std::string shortened(NameRules rules, const std::string& name, std::uint64_t limit) {
    const std::size_t dot = name.rfind('.');
    const bool extension = dot != std::string::npos && dot > 0 && name.size() - dot <= longest_ending;
    std::string stem = name.substr(0, extension ? dot : name.size());
    const std::string rest = extension ? name.substr(dot) : "";
    while (!stem.empty() && is_too_long(rules, stem + rest, limit)) drop_last_character(stem);
    return stem + rest;
}

// Upper case as the tables of FAT and exFAT have it for almost all letters; ASCII only where the C library knows none.
char32_t upper(char32_t code) {
    static const locale_t unicode = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    if (unicode == nullptr) return code >= 'a' && code <= 'z' ? code - 'a' + 'A' : code;
    return static_cast<char32_t>(::towupper_l(static_cast<wint_t>(code), unicode));
}

}  // namespace

std::optional<NameFlaw> flaw_of_name(NameRules rules, const std::string& name, std::uint64_t limit) {
    if (rules == NameRules::windows) {
        for (std::size_t i = 0; i < name.size();) {
            const auto character = character_at(name, i);
            if (character.code == no_character) return NameFlaw::encoding;
            if (is_forbidden(character.code)) return NameFlaw::characters;
            i += character.length;
        }
        if (ends_badly(name)) return NameFlaw::ending;
        if (is_reserved(name)) return NameFlaw::reserved;
    }
    if (is_too_long(rules, name, limit)) return NameFlaw::too_long;
    return std::nullopt;
}

std::string fitting_name(NameRules rules, const std::string& name, std::uint64_t limit) {
    std::string fitting = name;
    if (rules == NameRules::windows) {
        fitting = without_bad_characters(name);
        if (ends_badly(fitting)) fitting.back() = '_';
        if (is_reserved(fitting)) fitting.insert(std::min(fitting.find('.'), fitting.size()), 1, '_');
    }
    return shortened(rules, fitting, limit);
}

std::string name_key(NameRules rules, const std::string& name) {
    if (rules == NameRules::posix) return name;
    std::string key;
    for (std::size_t i = 0; i < name.size();) {
        const auto character = character_at(name, i);
        const char32_t code = character.code == no_character ? U'_' : upper(character.code);
        for (unsigned shift = 0; shift < 24; shift += 8) key += static_cast<char>(code >> shift & 0xFFU);
        i += character.length;
    }
    return key;
}

}  // namespace drover::fs
