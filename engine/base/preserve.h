// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace drover {

// What a copy takes over from its original besides the content.
struct Preserve {
    bool permissions = true;  // with access lists; else what new files get here: the umask or a default access list
    bool owner = true;        // user and group; else whoever copies. Where they differ, set-id bits are left out
    bool times = true;        // of the last change and the last access, to the nanosecond; else now
    bool attributes = true;   // extended ones, with capabilities

    bool operator==(const Preserve&) const = default;
};

inline constexpr Preserve preserve_all{};

}  // namespace drover
