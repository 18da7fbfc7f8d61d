// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace drover::jobs {

struct SplitPath {
    std::string parent;  // "." where the path has no slash
    std::string name;
};

inline std::string without_trailing_slashes(std::string path) {
    while (path.size() > 1 && path.ends_with('/')) path.pop_back();
    return path;
}

inline SplitPath split(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return {".", path};
    return {slash == 0 ? "/" : path.substr(0, slash), path.substr(slash + 1)};
}

// A source without a name of its own ("/", ".", "dir/.."): its content goes straight into the destination.
inline bool nameless(const std::string& path) {
    const std::string name = split(path).name;
    return name.empty() || name == "." || name == "..";
}

}  // namespace drover::jobs
