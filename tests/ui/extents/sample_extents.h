// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/api/archive_view.h"
#include "engine/api/extent_comparison.h"

namespace drover::test {

inline constexpr std::uint64_t KiB = 1024;
inline constexpr std::uint64_t MiB = 1024 * KiB;
inline constexpr std::uint64_t GiB = 1024 * MiB;

Extent data(std::uint64_t offset, std::uint64_t length, std::uint64_t address);
Extent of_kind(ExtentKind kind, std::uint64_t offset, std::uint64_t length, std::uint64_t address = 0);

// A file as the engine would show it: holes between the extents, totals, and nobody shares anything.
FileView file_view(const std::string& path, std::uint64_t size, const std::vector<Extent>& extents);
// Finds by brute force who shares with whom among a few extents: equal addresses are shared.
Comparison comparison_of(std::vector<FileView> files);

// A million extents of mixed kinds, the same in each run.
FileView huge_file(std::size_t extents);
// A disk image, a clone of it that went on living, and a preallocated database: for people to look at.
Comparison believable_comparison();
ArchiveView believable_archive();

}  // namespace drover::test
