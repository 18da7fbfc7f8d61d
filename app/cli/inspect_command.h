// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/options.h"

namespace drover::cli {

// Prints what files are made of and what they share. Returns the process's exit code.
int run_inspect(const std::vector<std::string>& paths, const InspectOptions& options);

}  // namespace drover::cli
