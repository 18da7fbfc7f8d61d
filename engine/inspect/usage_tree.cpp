// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/usage_tree.h"

#include <array>
#include <utility>

#include "engine/inspect/figures.h"
#include "engine/inspect/file_usage.h"

namespace drover::inspect {

namespace {

constexpr std::array counts{&UsageTotals::files,         &UsageTotals::directories, &UsageTotals::others,
                            &UsageTotals::not_inspected, &UsageTotals::unread,      &UsageTotals::unsettled,
                            &UsageTotals::extents,       &UsageTotals::apparent,    &UsageTotals::allocated};

std::string path_below(const std::vector<UsageNode>& nodes, std::uint32_t node) {
    std::string path = nodes[node].name;
    for (auto parent = nodes[node].parent; parent != UsageTree::selection && parent != UsageNode::no_parent;
         parent = nodes[parent].parent) {
        const auto& name = nodes[parent].name;
        path.insert(0, name.ends_with('/') ? name : name + "/");
    }
    return path;
}

}  // namespace

void add(UsageTotals& sum, const UsageTotals& part) {
    for (const auto count : counts) sum.*count = saturated_sum(sum.*count, part.*count);
    for (const auto figure : usage_figures) sum.*figure += part.*figure;
    sum.freed.at_least += part.freed.at_least;
    sum.freed.at_most += part.freed.at_most;
}

std::uint32_t UsageTree::add(std::string name, std::uint32_t parent, bool directory) {
    nodes_.push_back({.name = std::move(name), .parent = parent, .directory = directory, .totals = {}});
    if (directory) nodes_.back().totals.directories = 1;
    depths_.push_back(depths_[parent] + 1);
    return static_cast<std::uint32_t>(nodes_.size() - 1);
}

std::uint32_t UsageTree::common_ancestor(std::uint32_t a, std::uint32_t b) const {
    while (a != b) {
        auto& deeper = depths_[a] >= depths_[b] ? a : b;
        deeper = nodes_[deeper].parent;
    }
    return a;
}

std::string UsageTree::path_of(std::uint32_t node) const {
    return path_below(nodes_, node);
}

std::vector<UsageNode> UsageTree::roll_up() {
    for (auto node = nodes_.size() - 1; node > 0; --node)
        inspect::add(nodes_[nodes_[node].parent].totals, nodes_[node].totals);
    for (auto& node : nodes_) {
        auto& freed = node.totals.freed;
        const bool exact = freed.at_least.bytes == freed.at_most.bytes && freed.at_most.precision != Precision::unknown;
        freed.at_least.precision = exact ? Precision::exact : Precision::at_least;
        if (freed.at_most.precision != Precision::unknown)
            freed.at_most.precision = exact ? Precision::exact : Precision::at_most;
    }
    return std::move(nodes_);
}

}  // namespace drover::inspect

namespace drover {

std::string TreeUsage::path_of(std::uint32_t node) const {
    return inspect::path_below(nodes, node);
}

}  // namespace drover
