// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace drover::cli {

bool error_output_is_terminal();

// Of standard error; 80 where it cannot be asked.
std::size_t terminal_columns();

}  // namespace drover::cli
