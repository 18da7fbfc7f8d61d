// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace drover::cli {

// How many columns a terminal needs for a text that escape_name() made printable.
std::size_t columns_of(const std::string& text);

// Such a text in at most so many columns: where it is longer, "…" takes the place of its middle. Characters and \xHH
// stay whole.
std::string shortened(const std::string& text, std::size_t columns);

}  // namespace drover::cli
