// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/tree_usage.h"
#include "engine/inspect/file_map.h"

namespace drover::inspect {

// What one file adds to a tree, before others are looked at: without in_selection, outside and distinct, and `freed` as
// if nobody shared its shared extents and nothing came free of them.
UsageTotals usage_of(const FileMap& map);

// The same of a file that could not be opened.
UsageTotals usage_of_closed(const sys::FileStatus& status);

}  // namespace drover::inspect
