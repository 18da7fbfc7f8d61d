// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/member/member_path.h"

namespace drover::archive {

std::expected<MemberPath, const char*> parse_member_path(std::string_view bytes) {
    if (bytes.empty()) return std::unexpected("It has no name");
    if (bytes.find('\0') != std::string_view::npos) return std::unexpected("Its name holds a zero byte");
    MemberPath path{.parent = {}, .name = {}, .was_absolute = bytes.front() == '/'};
    while (!bytes.empty()) {
        const std::string_view part = bytes.substr(0, bytes.find('/'));
        bytes.remove_prefix(part.size() == bytes.size() ? part.size() : part.size() + 1);
        if (part.empty() || part == ".") continue;
        if (part == "..") return std::unexpected("Its name leads upwards (\"..\")");
        if (part.size() > longest_name) return std::unexpected("A part of its name is longer than 255 bytes");
        if (!path.name.empty()) path.parent = path.whole();
        path.name = part;
        if (path.parent.size() + path.name.size() >= longest_path)
            return std::unexpected("Its name is longer than 4095 bytes");
    }
    return path;
}

}  // namespace drover::archive
