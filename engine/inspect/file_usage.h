// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/api/tree_usage.h"
#include "engine/inspect/file_map.h"

namespace drover::inspect {

// What one file adds to a tree, before others are looked at: without in_selection, outside and distinct, and `freed` as
// if nobody shared its shared extents and nothing came free of them.
UsageTotals usage_of(const FileMap& map);

// The same of a file that could not be opened.
UsageTotals usage_of_closed(const sys::FileStatus& status);

// What a directory that could not be read adds: nothing is known of what it holds.
UsageTotals usage_of_unread_directory();

inline constexpr std::array usage_figures{
    &UsageTotals::hole,      &UsageTotals::preallocated, &UsageTotals::compressed, &UsageTotals::inlined,
    &UsageTotals::shared,    &UsageTotals::in_selection, &UsageTotals::distinct,   &UsageTotals::outside,
    &UsageTotals::exclusive, &UsageTotals::unique};

}  // namespace drover::inspect
