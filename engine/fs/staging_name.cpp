// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/staging_name.h"

#include <array>
#include <cstdint>
#include <cstdio>

namespace drover::fs {

namespace {

constexpr const char* prefix = ".drover-";
constexpr const char* suffix = ".part";

// FNV-1a, as later versions must find what earlier ones left.
std::uint64_t hash_of(const std::string& text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    return hash;
}

}  // namespace

std::string staging_name(const std::string& final_name, unsigned number) {
    std::array<char, 48> name;
    const int length = std::snprintf(name.data(), name.size(), "%s%016llx-%u%s", prefix,
                                     static_cast<unsigned long long>(hash_of(final_name)), number, suffix);
    return {name.data(), static_cast<std::size_t>(length)};
}

bool is_staging_name(const std::string& name) {
    return name.starts_with(prefix) && name.ends_with(suffix);
}

}  // namespace drover::fs
