// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage_nodes.h"

#include <vector>

namespace drover::cli {

void for_each_node(const TreeUsage& usage, unsigned depth,
                   const std::function<void(const UsageNode&, const std::string&)>& visit) {
    std::vector<std::uint64_t> depths(usage.nodes.size(), 0);  // a root has 1
    for (std::uint32_t i = 1; i < usage.nodes.size(); ++i) {
        depths[i] = depths[usage.nodes[i].parent] + 1;
        if (depths[i] <= std::uint64_t{depth} + 1) visit(usage.nodes[i], usage.path_of(i));
    }
}

}  // namespace drover::cli
