// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/posix_acl.h"

#include <algorithm>
#include <tuple>

namespace drover::archive {

namespace {

constexpr std::uint32_t version = 2;
constexpr std::uint32_t no_id = UINT32_MAX;

template <typename Number>
void add_little_endian(std::string& out, Number number) {
    for (std::size_t i = 0; i < sizeof number; ++i) out += static_cast<char>(number >> (8 * i) & 0xFF);
}

bool is_named(AclTag tag) {
    return tag == AclTag::user || tag == AclTag::other_group;
}

}  // namespace

std::string encode_posix_acl(std::vector<AclEntry> entries) {
    std::ranges::sort(entries, {}, [](const AclEntry& entry) { return std::tuple(entry.tag, entry.id); });
    std::string value;
    add_little_endian(value, version);
    for (const auto& entry : entries) {
        add_little_endian(value, static_cast<std::uint16_t>(entry.tag));
        add_little_endian(value, entry.permissions);
        add_little_endian(value, is_named(entry.tag) ? entry.id : no_id);
    }
    return value;
}

}  // namespace drover::archive
