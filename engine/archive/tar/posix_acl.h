// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace drover::archive {

inline constexpr const char* access_acl_attribute = "system.posix_acl_access";
inline constexpr const char* default_acl_attribute = "system.posix_acl_default";

// Whom a line of an access list is about, in the order that the kernel wants them in (linux/posix_acl.h).
enum class AclTag : std::uint16_t {
    owner = 0x01,
    user = 0x02,
    group = 0x04,
    other_group = 0x08,
    mask = 0x10,
    others = 0x20
};

struct AclEntry {
    AclTag tag = AclTag::others;
    std::uint16_t permissions = 0;  // rwx as in a mode
    std::uint32_t id = 0;           // of a user or group that is named
};

// The value of the attribute that the kernel keeps an access list in (linux/posix_acl_xattr.h).
std::string encode_posix_acl(std::vector<AclEntry> entries);

}  // namespace drover::archive
