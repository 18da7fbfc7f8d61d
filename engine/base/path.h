// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace drover {

// Both together are the path.
struct SplitPath {
    std::string_view directory;  // with its last slash; empty where the path has none
    std::string_view name;
};

constexpr SplitPath split_path(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    const std::size_t end = slash == std::string_view::npos ? 0 : slash + 1;
    return {path.substr(0, end), path.substr(end)};
}

// The directory that a path lies in, for a call that takes one: ".", "/", "a/b".
constexpr std::string parent_of(std::string_view path) {
    const auto without_last_slashes = [](std::string_view text) {
        while (text.size() > 1 && text.ends_with('/')) text.remove_suffix(1);
        return text;
    };
    const auto directory = split_path(without_last_slashes(path)).directory;
    return std::string(directory.empty() ? "." : without_last_slashes(directory));
}

}  // namespace drover
