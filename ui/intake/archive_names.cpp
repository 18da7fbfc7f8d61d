// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/archive_names.h"

#include <algorithm>
#include <cctype>

namespace drover::ui {

namespace {

// In small letters. Not lone compressed files ("log.gz") and disk images (".iso"): the engine unpacks them as well, but
// who drops one mostly wants the file itself.
constexpr auto archive_ends = std::to_array<std::string_view>({
    ".tar",      ".tgz",    ".tbz",     ".tbz2",   ".txz",     ".tzst",     // tar, compressed or not
    ".tar.gz",   ".tar.xz", ".tar.zst", ".tar.lz", ".tar.lz4", ".tar.bz2",  //
    ".tar.lzma", ".tar.z",                                                  //
    ".zip",      ".7z",     ".rar",     ".cab",    ".lha",     ".cpio",     // others
});

char small(char c) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

std::string_view last_component(std::string_view path) {
    return path.substr(path.rfind('/') + 1);
}

std::string_view folder_of(std::string_view path) {
    return path.substr(0, std::min(path.rfind('/'), path.size()));
}

bool ends_like(std::string_view name, std::string_view end) {
    if (name.size() <= end.size()) return false;  // ".zip" alone is a hidden file
    return std::ranges::equal(name.substr(name.size() - end.size()), end, {}, small);
}

bool names_archive(std::string_view path) {
    const std::string_view name = last_component(path);
    return std::ranges::any_of(archive_ends, [name](std::string_view end) { return ends_like(name, end); });
}

}  // namespace

bool all_name_archives(const std::vector<std::string>& paths) {
    return !paths.empty() && std::ranges::all_of(paths, names_archive);
}

std::string_view new_archive_suffix(std::string_view name) {
    const auto ends = [name](std::string_view suffix) { return name.ends_with(suffix); };
    const auto* found = std::ranges::find_if(new_archive_suffixes, ends);
    return found == new_archive_suffixes.end() ? std::string_view() : *found;
}

std::string without_archive_suffix(std::string_view name) {
    return std::string(name.substr(0, name.size() - new_archive_suffix(name).size()));
}

std::string proposed_archive_stem(const std::vector<std::string>& sources) {
    std::string_view name;
    if (sources.size() == 1) {
        name = last_component(sources.front());
    } else if (!sources.empty()) {
        const std::string_view folder = folder_of(sources.front());
        const bool common =
            std::ranges::all_of(sources, [folder](const auto& path) { return folder_of(path) == folder; });
        if (common) name = last_component(folder);
    }
    return name.empty() ? "archive" : std::string(name);
}

}  // namespace drover::ui
