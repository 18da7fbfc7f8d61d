// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace drover::cli {

bool error_output_is_terminal();

// Of standard error; 80 where it cannot be asked.
std::size_t terminal_columns();

// Gives each standard stream that is closed a descriptor on which nothing can be printed. Otherwise the next file to be
// opened would get its number, and what is printed would land in that file. To be called first of all.
void occupy_standard_streams();

// Prints on standard output or standard error, at once and as one piece among those of other threads. Waits for a
// reader that is slow; after the first failure, which standard error is told, nothing more is printed.
void print(std::string_view text);
void print_error(std::string_view text);

// From now on readers get a moment to take what is printed; what they leave then is lost.
void stop_waiting_for_readers();

// Whether anything of print() got lost.
bool output_lost();
// Whether that is because nobody waited any longer.
bool output_abandoned();

}  // namespace drover::cli
