// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/archive/member/member.h"

namespace drover::archive {

// A tar is a sequence of such blocks: a header, then the payload padded with zeros (POSIX.1-2017, pax, "ustar
// Interchange Format").
inline constexpr std::size_t tar_block = 512;

constexpr std::uint64_t to_tar_blocks(std::uint64_t bytes) {
    return (bytes + tar_block - 1) / tar_block * tar_block;
}

// The largest number that an octal field of 11 digits holds: sizes from 8 GiB on need a pax record.
inline constexpr std::uint64_t largest_octal_11 = (std::uint64_t{1} << 33) - 1;
inline constexpr std::uint64_t largest_octal_7 = (std::uint64_t{1} << 21) - 1;

// The fields of one header block. Numbers that do not fit are written as 0 and names cut short: the pax records before
// the block say them in full.
struct UstarFields {
    std::string_view name{};  // split between `name` and `prefix` of the block where that makes it fit
    std::uint32_t mode = 0;
    std::uint64_t uid = 0;
    std::uint64_t gid = 0;
    std::uint64_t size = 0;
    std::int64_t mtime = 0;  // seconds since the epoch
    char type = '0';
    std::string_view link_name{};
    std::string_view user{};
    std::string_view group{};
    std::uint32_t device_major = 0;
    std::uint32_t device_minor = 0;
};

using UstarBlock = std::array<char, tar_block>;

UstarBlock encode_ustar(const UstarFields& fields);

// Whether the block holds the name in full.
bool fits_ustar_name(std::string_view name);

// What a reader needs to find its way: where the payload is and how long. Empty where the block's checksum is wrong,
// which is also so for a block of zeros.
struct UstarGlance {
    char type = '0';
    std::uint64_t size = 0;
};
std::optional<UstarGlance> glance_at_ustar(std::span<const char, tar_block> block);

// Octal digits with spaces or NUL around them, or GNU's base-256 where the first bit is set. Empty for anything else
// and for what does not fit.
std::optional<std::uint64_t> parse_tar_number(std::string_view field);

}  // namespace drover::archive
