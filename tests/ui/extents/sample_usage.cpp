// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/extents/sample_usage.h"

#include "tests/ui/extents/sample_extents.h"

namespace drover::test {

namespace {

struct Sizes {
    std::uint64_t exclusive;
    std::uint64_t here;
    std::uint64_t elsewhere;
    std::uint64_t holes;
};

UsageNode node(const std::string& name, std::uint32_t parent, std::uint64_t files, const Sizes& sizes) {
    UsageNode made;
    made.name = name;
    made.parent = parent;
    UsageTotals& totals = made.totals;
    totals.files = files;
    totals.directories = 1;
    totals.exclusive.bytes = sizes.exclusive;
    totals.in_selection.bytes = sizes.here;
    totals.outside.bytes = sizes.elsewhere;
    totals.shared.bytes = sizes.here + sizes.elsewhere;
    totals.hole.bytes = sizes.holes;
    totals.allocated = sizes.exclusive + sizes.here + sizes.elsewhere;
    totals.apparent = totals.allocated + sizes.holes;
    totals.freed.at_least = {sizes.exclusive, Precision::at_least};
    totals.freed.at_most = {sizes.exclusive + sizes.elsewhere, Precision::at_most};
    return made;
}

}  // namespace

TreeUsage believable_usage() {
    TreeUsage usage;
    const std::uint32_t all = 0;
    const std::uint32_t root = 1;
    usage.nodes.push_back(node("", UsageNode::no_parent, 4312, {90 * GiB, 210 * GiB, 34 * GiB, 60 * GiB}));
    usage.nodes.push_back(node("/srv/media", all, 4312, {90 * GiB, 210 * GiB, 34 * GiB, 60 * GiB}));
    usage.nodes.push_back(node("films", root, 212, {20 * GiB, 150 * GiB, 4 * GiB, 0}));
    usage.nodes.push_back(node("originals", 2, 106, {10 * GiB, 75 * GiB, 4 * GiB, 0}));
    usage.nodes.push_back(node("cut", 2, 106, {10 * GiB, 75 * GiB, 0, 0}));
    usage.nodes.push_back(node("machines", root, 12, {30 * GiB, 60 * GiB, 6 * GiB, 58 * GiB}));
    usage.nodes.push_back(node("photos", root, 4000, {38 * GiB, 0, 22 * GiB, 300 * MiB}));
    usage.nodes.push_back(node("notes", root, 88, {2 * GiB, 0, 2 * GiB, 1700 * MiB}));
    Error denied;
    denied.kind = ErrorKind::permission;
    denied.operation = "openat";
    denied.code = "EACCES";
    denied.reason = "Permission denied";
    denied.path = "/srv/media/photos/private";
    usage.errors.push_back(denied);
    usage.errors_total = 1;
    usage.nodes[1].totals.not_inspected = usage.nodes[0].totals.not_inspected = 3;
    return usage;
}

}  // namespace drover::test
