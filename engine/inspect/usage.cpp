// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/usage.h"

#include <algorithm>
#include <utility>

#include "engine/inspect/usage_scan.h"

namespace drover::inspect {

namespace {

void doubt_sharing(UsageTotals& totals) {
    totals.shared.precision = precision_of_sum(totals.shared.precision, Precision::at_most);
    totals.exclusive.precision = precision_of_sum(totals.exclusive.precision, Precision::at_least);
}

// Brings what is shared into the tree: within the selection at the lowest common ancestor of those who share, outside
// at the file.
class SharingSums {
public:
    SharingSums(const UsageScan& scan, UsageTree& tree, const std::stop_token& stop)
        : scan_(scan), tree_(tree), stop_(stop) {}

    bool add(const Stretch& stretch) {
        if (++visited_ % 1024 == 0 && stop_.stop_requested()) return false;
        if (stretch.records.size() == 1) add_outside(stretch, *stretch.records.front());
        else add_shared(stretch);
        return true;
    }

private:
    void add_outside(const Stretch& stretch, const Record& record) {
        auto& totals = tree_.totals(scan_.node_of(record));
        totals.outside += {stretch.length, scan_.is_doubtful(record) ? Precision::at_most : Precision::exact};
        // Where sharing is told block by block, someone else really keeps it; unless that someone was not seen well.
        const auto& space = scan_.space_of(record);
        const bool kept = space.shared_by_block && scan_.saw_everything();
        if (!kept && scan_.is_deleted(record)) totals.freed.at_most.bytes += round_up(stretch.length, space.view.block);
    }

    void add_shared(const Stretch& stretch) {
        std::uint32_t together = scan_.node_of(*stretch.records.front());
        std::uint64_t sum = 0;
        bool all_deleted = true;
        // What one has yet to write stops being shared for the others, too.
        const bool stale =
            std::ranges::any_of(stretch.records, [&](const Record* record) { return scan_.is_doubtful(*record); });
        const auto precision = stale || stretch.compressed ? Precision::at_most : Precision::exact;
        for (const auto* record : stretch.records) {
            const auto length = stretch.length_in(*record);
            const auto node = scan_.node_of(*record);
            tree_.totals(node).in_selection += {length, precision};
            if (stale) doubt_sharing(tree_.totals(node));
            together = tree_.common_ancestor(together, node);
            all_deleted = all_deleted && scan_.is_deleted(*record);
            sum += length;
        }
        auto& totals = tree_.totals(together);
        const auto distinct = stretch.compressed ? sum : stretch.length;
        totals.distinct += {distinct, precision};
        const auto block = scan_.space_of(*stretch.records.front()).view.block;
        if (all_deleted) totals.freed.at_most.bytes += round_up(distinct, block);
    }

    const UsageScan& scan_;
    UsageTree& tree_;
    const std::stop_token& stop_;
    std::uint64_t visited_ = 0;
};

// A lower bound of 0 says nothing.
void call_unknown(std::vector<UsageNode>& nodes) {
    for (auto& node : nodes) {
        auto& totals = node.totals;
        for (auto* figure : {&totals.hole, &totals.preallocated, &totals.compressed, &totals.inlined, &totals.shared,
                             &totals.in_selection, &totals.distinct, &totals.outside, &totals.exclusive})
            if (*figure == Figure{0, Precision::at_least}) figure->precision = Precision::unknown;
    }
}

void forget_sharing(std::vector<UsageNode>& nodes) {
    for (auto& node : nodes)
        for (auto* figure :
             {&node.totals.in_selection, &node.totals.distinct, &node.totals.outside, &node.totals.freed.at_most})
            figure->precision = Precision::unknown;
}

bool is_regular_file(sys::Syscalls& sys, int directory, const sys::DirectoryEntry& entry) {
    if (entry.type != sys::FileType::unknown) return entry.type == sys::FileType::regular;
    const auto status = sys.fstatat(directory, entry.name);
    return status && status->type == sys::FileType::regular;
}

}  // namespace

Result<TreeUsage> usage(sys::Syscalls& sys, const UsageRequest& request, const std::stop_token& stop,
                        const UsageListener& on_progress) {
    UsageTree tree;
    UsageScan scan(sys, request, stop, on_progress, tree);
    TreeWalker(sys, scan).walk(request.roots, UsageTree::selection);
    if (scan.refusal() && scan.refusal()->kind == Refusal::Kind::too_many)
        return std::unexpected(scan.budget().exceeded(request.roots.front()));
    TreeUsage result;
    result.complete = scan.may_continue();
    scan.count_linked_files();
    if (result.complete) {
        scan.tell_comparing();
        SharingSums sums(scan, tree, stop);
        auto records = scan.take_records();
        const auto add = [&](const Stretch& stretch) { return sums.add(stretch); };
        result.complete = sweep(records.plain, add) && sweep_compressed(records.compressed, add);
    }
    scan.report_into(result);
    result.nodes = tree.roll_up();
    if (!result.complete) forget_sharing(result.nodes);
    call_unknown(result.nodes);
    return result;
}

Result<std::vector<std::string>> files_in(sys::Syscalls& sys, const std::string& directory, std::size_t most) {
    const auto fd = sys.openat(sys::working_directory, directory, sys::OpenMode::root);
    if (!fd) return sys::fail(fd.error(), directory);
    const std::string above = directory.ends_with('/') ? directory : directory + "/";
    std::vector<std::string> paths;
    for (;;) {
        const auto entries = sys.getdents(fd->get());
        if (!entries) return sys::fail(entries.error(), directory);
        if (entries->empty()) break;
        for (const auto& entry : *entries)
            if (is_regular_file(sys, fd->get(), entry)) paths.push_back(above + entry.name);
    }
    std::ranges::sort(paths);
    paths.resize(std::min(paths.size(), most));
    return paths;
}

}  // namespace drover::inspect

namespace drover {

Result<TreeUsage> tree_usage(const UsageRequest& request, const std::stop_token& stop,
                             const UsageListener& on_progress) {
    sys::linux_syscalls().prepare_process();
    return inspect::usage(sys::linux_syscalls(), request, stop, on_progress);
}

Result<std::vector<std::string>> files_inside(const std::string& directory, std::size_t most) {
    return inspect::files_in(sys::linux_syscalls(), directory, most);
}

}  // namespace drover
