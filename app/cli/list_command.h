// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace drover::cli {

// Prints the members of an archive. Returns the process's exit code.
int run_list(const std::string& archive, bool json);

}  // namespace drover::cli
