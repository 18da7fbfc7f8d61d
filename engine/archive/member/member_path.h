// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <string>
#include <string_view>

namespace drover::archive {

// A member's name as a way below the destination: no empty part, no "." and no "..".
struct MemberPath {
    std::string parent;  // empty: the destination itself
    std::string name;    // empty: the member is the destination itself ("./")
    bool was_absolute = false;

    std::string whole() const { return parent.empty() ? name : parent + '/' + name; }
};

// What one system call takes, and what Linux filesystems hold in one name.
inline constexpr std::size_t longest_path = 4095;
inline constexpr std::size_t longest_name = 255;

// Leading slashes are dropped, as are parts that go nowhere. An error says in words why the name is refused.
std::expected<MemberPath, const char*> parse_member_path(std::string_view bytes);

}  // namespace drover::archive
