// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include "engine/api/extent_names.h"
#include "engine/api/extent_view.h"

namespace drover::cli {

// "4096", ">=4096", "<=4096", "?".
std::string figure_text(const Figure& figure);

// Calls `visit` for each range of one extent that shares with the same places all along: `extent` and `sharing` have
// the same offset and length. `visit` returns false to end it.
void for_each_piece(const FileView& file, const std::function<bool(const Extent&, const SharingRange&)>& visit);

}  // namespace drover::cli
