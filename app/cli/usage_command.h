// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/options.h"

namespace drover::cli {

// Prints what directories hold, share and would free. Returns the process's exit code.
int run_usage(const std::vector<std::string>& paths, const InspectOptions& options);

}  // namespace drover::cli
