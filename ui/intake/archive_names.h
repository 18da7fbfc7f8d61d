// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace drover::ui {

// What a new archive's name can end in, which tells its format.
inline constexpr std::array<std::string_view, 5> new_archive_suffixes{".tar", ".tar.zst", ".tar.gz", ".tar.xz", ".zip"};

// By the names alone, because a look at a disk may take long. What only looks like an archive fails with its reason.
bool all_name_archives(const std::vector<std::string>& paths);  // false for none

// The one of `new_archive_suffixes` that `name` ends in, or nothing.
std::string_view new_archive_suffix(std::string_view name);
std::string without_archive_suffix(std::string_view name);

// A name without suffix: that of the only source, or of the folder that holds all of them.
std::string proposed_archive_stem(const std::vector<std::string>& sources);

}  // namespace drover::ui
