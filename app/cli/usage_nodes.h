// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/api/tree_usage.h"

namespace drover::cli {

// Calls `visit` for each root and what lies at most `depth` levels below it, with its path; parents first.
void for_each_node(const TreeUsage& usage, unsigned depth,
                   const std::function<void(const UsageNode&, const std::string&)>& visit);

}  // namespace drover::cli
