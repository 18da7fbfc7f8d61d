// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

#include "engine/api/extent_view.h"

namespace drover {

// The words of JSON and CSV, from the command line and the window alike. They are never translated.

constexpr std::string_view name_of(ExtentKind kind) {
    constexpr std::array<std::string_view, extent_kinds> names{"data",         "compressed", "inline", "delayed",
                                                               "preallocated", "hole",       "unknown"};
    return names[static_cast<std::size_t>(kind)];
}

constexpr std::string_view name_of(Sharing sharing) {
    constexpr std::array<std::string_view, sharings> names{"none", "exclusive", "in_selection", "outside", "unknown"};
    return names[static_cast<std::size_t>(sharing)];
}

constexpr std::string_view name_of(MapSource source) {
    constexpr std::array<std::string_view, 3> names{"extent_map", "seek", "none"};
    return names[static_cast<std::size_t>(source)];
}

constexpr std::string_view name_of(Settled settled) {
    constexpr std::array<std::string_view, 3> names{"yes", "no", "unknown"};
    return names[static_cast<std::size_t>(settled)];
}

constexpr std::string_view name_of(Precision precision) {
    constexpr std::array<std::string_view, 4> names{"exact", "at_least", "at_most", "unknown"};
    return names[static_cast<std::size_t>(precision)];
}

}  // namespace drover
