// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace drover::fs {

// What a name of a file may be.
enum class NameRules : std::uint8_t {
    posix,    // any bytes but / and the zero byte
    windows,  // FAT and exFAT: UTF-8, as the kernel and Windows both take it; case does not tell names apart
};

// The first rule that a name breaks.
enum class NameFlaw : std::uint8_t {
    characters,  // " * : < > ? \ | or a control character
    reserved,    // CON, NUL, COM1 and their kin, with or without extension: Windows cannot open them
    ending,      // a dot or a space at the end: the kernel or Windows drops it
    encoding,    // no UTF-8
    too_long,    // more than 255 UTF-16 units; by posix rules more bytes than `limit`
};
std::optional<NameFlaw> flaw_of_name(NameRules rules, const std::string& name, std::uint64_t limit);

// A name that breaks no rule and is as near to `name` as can be; `name` itself where it breaks none.
std::string fitting_name(NameRules rules, const std::string& name, std::uint64_t limit);

// Two names with the same key cannot both be in one directory.
std::string name_key(NameRules rules, const std::string& name);

}  // namespace drover::fs
