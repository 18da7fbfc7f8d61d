// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/api/tree_usage.h"

namespace drover::inspect {

// The directories of a selection and what each holds. Sums go to one directory first, and up to its parents at the end.
class UsageTree {
public:
    static constexpr std::uint32_t selection = 0;

    UsageTree() { nodes_.push_back({.name = "", .totals = {}}), depths_.push_back(0); }

    std::uint32_t add(std::string name, std::uint32_t parent, bool directory);
    UsageTotals& totals(std::uint32_t node) { return nodes_[node].totals; }
    std::uint32_t common_ancestor(std::uint32_t a, std::uint32_t b) const;
    std::string path_of(std::uint32_t node) const;

    // Adds every directory to its parent. To be called once, at the end.
    std::vector<UsageNode> roll_up();

private:
    std::vector<UsageNode> nodes_;
    std::vector<std::uint32_t> depths_;
};

void add(UsageTotals& sum, const UsageTotals& part);

}  // namespace drover::inspect
