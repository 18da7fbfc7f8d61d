// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/ustar.h"

#include <algorithm>
#include <numeric>

namespace drover::archive {

namespace {

struct Field {
    std::size_t offset;
    std::size_t length;
};

constexpr Field name_field{0, 100};
constexpr Field mode_field{100, 8};
constexpr Field uid_field{108, 8};
constexpr Field gid_field{116, 8};
constexpr Field size_field{124, 12};
constexpr Field mtime_field{136, 12};
constexpr Field checksum_field{148, 8};
constexpr std::size_t type_offset = 156;
constexpr Field link_field{157, 100};
constexpr Field magic_field{257, 8};
constexpr Field user_field{265, 32};
constexpr Field group_field{297, 32};
constexpr Field major_field{329, 8};
constexpr Field minor_field{337, 8};
constexpr Field prefix_field{345, 155};

constexpr std::string_view magic{"ustar\00000", 8};

void put_text(UstarBlock& block, Field field, std::string_view text) {
    const auto fitting = text.substr(0, field.length);
    std::ranges::copy(fitting, block.begin() + static_cast<std::ptrdiff_t>(field.offset));
}

// Octal digits up to the terminating NUL of the field.
void put_number(UstarBlock& block, Field field, std::uint64_t number) {
    const std::size_t digits = field.length - 1;
    if (number >> (3 * digits) != 0) number = 0;
    for (std::size_t i = digits; i-- > 0; number >>= 3) block[field.offset + i] = static_cast<char>('0' + (number & 7));
}

// The sum of all bytes with the checksum itself taken as spaces.
std::uint64_t checksum(std::span<const char, tar_block> block) {
    std::uint64_t sum = checksum_field.length * static_cast<unsigned char>(' ');
    for (const char c : block) sum += static_cast<unsigned char>(c);
    for (const char c : block.subspan(checksum_field.offset, checksum_field.length))
        sum -= static_cast<unsigned char>(c);
    return sum;
}

// Where to cut the name between prefix and name: the slash itself is not stored. npos: it fits nowhere.
std::size_t cut_of(std::string_view name) {
    const std::size_t first = name.size() > name_field.length + 1 ? name.size() - name_field.length - 1 : 1;
    const std::size_t slash = name.find('/', first);
    const bool fits = slash <= prefix_field.length && slash + 1 < name.size();  // npos is larger than any field
    return fits ? slash : std::string_view::npos;
}

std::string_view field_of(std::span<const char, tar_block> block, Field field) {
    return {block.data() + field.offset, field.length};
}

std::optional<std::uint64_t> parse_base_256(std::string_view field) {
    const bool negative = (static_cast<unsigned char>(field[0]) & 0x40) != 0;
    if (negative) return std::nullopt;
    std::uint64_t number = static_cast<unsigned char>(field[0]) & 0x3F;
    for (const char c : field.substr(1)) {
        if (number >> 56 != 0) return std::nullopt;
        number = number << 8 | static_cast<unsigned char>(c);
    }
    return number;
}

}  // namespace

bool fits_ustar_name(std::string_view name) {
    return name.size() <= name_field.length || cut_of(name) != std::string_view::npos;
}

UstarBlock encode_ustar(const UstarFields& fields) {
    UstarBlock block{};
    const std::size_t cut = fields.name.size() <= name_field.length ? std::string_view::npos : cut_of(fields.name);
    if (cut == std::string_view::npos) {
        put_text(block, name_field, fields.name);
    } else {
        put_text(block, prefix_field, fields.name.substr(0, cut));
        put_text(block, name_field, fields.name.substr(cut + 1));
    }
    put_number(block, mode_field, fields.mode);
    put_number(block, uid_field, fields.uid);
    put_number(block, gid_field, fields.gid);
    put_number(block, size_field, fields.size);
    put_number(block, mtime_field, fields.mtime < 0 ? 0 : static_cast<std::uint64_t>(fields.mtime));
    block[type_offset] = fields.type;
    put_text(block, link_field, fields.link_name);
    put_text(block, magic_field, magic);
    put_text(block, user_field, fields.user.substr(0, user_field.length - 1));
    put_text(block, group_field, fields.group.substr(0, group_field.length - 1));
    put_number(block, major_field, fields.device_major);
    put_number(block, minor_field, fields.device_minor);
    put_number(block, {checksum_field.offset, 7}, checksum(block));
    block[checksum_field.offset + 7] = ' ';
    return block;
}

std::optional<UstarGlance> glance_at_ustar(std::span<const char, tar_block> block) {
    const auto sum = parse_tar_number(field_of(block, checksum_field));
    const auto size = parse_tar_number(field_of(block, size_field));
    if (!sum || *sum == 0 || *sum != checksum(block) || !size) return std::nullopt;
    return UstarGlance{block[type_offset], *size};
}

std::optional<std::uint64_t> parse_tar_number(std::string_view field) {
    if (!field.empty() && (static_cast<unsigned char>(field[0]) & 0x80) != 0) return parse_base_256(field);
    const std::size_t begin = field.find_first_not_of(' ');
    std::uint64_t number = 0;
    for (const char c : field.substr(std::min(begin, field.size()))) {
        if (c == ' ' || c == '\0') break;
        if (c < '0' || c > '7' || number >> 61 != 0) return std::nullopt;
        number = number << 3 | static_cast<std::uint64_t>(c - '0');
    }
    return number;
}

}  // namespace drover::archive
