// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/pax_attributes.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace drover::archive {

namespace {

struct Tag {
    std::uint16_t number;
    std::string_view name;
    bool has_id;
};

constexpr std::array tags{
    Tag{0x01, "user", false}, Tag{0x02, "user", true},  Tag{0x04, "group", false},
    Tag{0x08, "group", true}, Tag{0x10, "mask", false}, Tag{0x20, "other", false},
};

constexpr std::size_t head_size = 4;
constexpr std::size_t entry_size = 8;
constexpr std::uint32_t known_version = 2;

// Little-endian on every machine.
template <typename Number>
Number number_at(const std::string& value, std::size_t offset) {
    Number number = 0;
    for (std::size_t i = sizeof(Number); i-- > 0;)
        number = static_cast<Number>(number << 8 | static_cast<unsigned char>(value[offset + i]));
    return number;
}

const Tag* find_tag(std::uint16_t number) {
    for (const auto& tag : tags)
        if (tag.number == number) return &tag;
    return nullptr;
}

std::string permissions_text(std::uint16_t bits) {
    return {(bits & 4) != 0 ? 'r' : '-', (bits & 2) != 0 ? 'w' : '-', (bits & 1) != 0 ? 'x' : '-'};
}

constexpr std::string_view encoded_percent = "%25";
constexpr std::string_view encoded_equals = "%3D";

std::string encode_attribute_name(std::string_view name) {
    std::string encoded;
    for (const char character : name) {
        if (character == '%') encoded += encoded_percent;
        else if (character == '=') encoded += encoded_equals;
        else encoded += character;
    }
    return encoded;
}

}  // namespace

std::string decode_attribute_name(std::string_view name) {
    std::string decoded;
    while (!name.empty()) {
        const bool percent = name.starts_with(encoded_percent);
        const bool equals = name.starts_with(encoded_equals);
        decoded += percent ? '%' : equals ? '=' : name.front();
        name.remove_prefix(percent || equals ? encoded_percent.size() : 1);
    }
    return decoded;
}

std::optional<std::string> access_list_text(const std::string& value) {
    if (value.size() < head_size || (value.size() - head_size) % entry_size != 0) return std::nullopt;
    if (number_at<std::uint32_t>(value, 0) != known_version) return std::nullopt;
    std::string text;
    for (std::size_t at = head_size; at < value.size(); at += entry_size) {
        const Tag* tag = find_tag(number_at<std::uint16_t>(value, at));
        if (!tag) return std::nullopt;
        if (!text.empty()) text += ',';
        text += tag->name;
        text += ':';
        if (tag->has_id) text += std::to_string(number_at<std::uint32_t>(value, at + 4));
        text += ':' + permissions_text(number_at<std::uint16_t>(value, at + 2));
    }
    return text;
}

std::pair<std::string, std::string> to_pax_record(const fs::Attribute& attribute) {
    const auto& [name, value] = attribute;
    const bool access = name == "system.posix_acl_access";
    if (access || name == "system.posix_acl_default")
        if (auto text = access_list_text(value))
            return {access ? "SCHILY.acl.access" : "SCHILY.acl.default", std::move(*text)};
    if (name == "security.selinux") return {"RHT.security.selinux", value};
    return {"SCHILY.xattr." + encode_attribute_name(name), value};
}

}  // namespace drover::archive
