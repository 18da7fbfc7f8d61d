// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/usage.h"

#include <algorithm>
#include <utility>

#include "engine/inspect/figures.h"
#include "engine/inspect/usage_scan.h"

namespace drover::inspect {

namespace {

void doubt_sharing(UsageTotals& totals) {
    doubt(totals.shared, Precision::at_most);
    doubt(totals.exclusive, Precision::at_least);
    doubt(totals.unique, Precision::at_least);
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
        const auto& space = scan_.space_of(record);
        const bool sure = space.shared_by_block && !scan_.is_doubtful(record);
        totals.outside += {stretch.length, sure ? Precision::exact : Precision::at_most};
        // Where sharing is told block by block, someone else really keeps it; unless that someone was not seen well.
        const bool kept = space.shared_by_block && scan_.saw_everything();
        if (!kept && scan_.is_deleted(record)) totals.freed.at_most += {round_up(stretch.length, space.view.block)};
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
            tree_.totals(node).outside += {0, Precision::at_least};  // possibly shared there, too
            if (stale) doubt_sharing(tree_.totals(node));
            together = tree_.common_ancestor(together, node);
            all_deleted = all_deleted && scan_.is_deleted(*record);
            sum = saturated_sum(sum, length);
        }
        auto& totals = tree_.totals(together);
        const auto distinct = stretch.compressed ? sum : stretch.length;
        totals.distinct += {distinct, precision};
        const auto block = scan_.space_of(*stretch.records.front()).view.block;
        if (!all_deleted) return;
        totals.unique += {distinct, Precision::at_most};
        totals.freed.at_most += {round_up(distinct, block)};
    }

    const UsageScan& scan_;
    UsageTree& tree_;
    const std::stop_token& stop_;
    std::uint64_t visited_ = 0;
};

// A lower bound of 0 says nothing.
void call_unknown(std::vector<UsageNode>& nodes) {
    for (auto& node : nodes)
        for (const auto figure : usage_figures)
            if (node.totals.*figure == Figure{0, Precision::at_least})
                (node.totals.*figure).precision = Precision::unknown;
}

// What was not reached may add to everything, and share with all that was.
void bound_below(std::vector<UsageNode>& nodes) {
    for (auto& node : nodes) {
        auto& totals = node.totals;
        for (const auto figure : usage_figures) doubt(totals.*figure, Precision::at_least);
        for (auto* figure : {&totals.in_selection, &totals.distinct, &totals.outside, &totals.unique})
            figure->precision = Precision::unknown;
        totals.freed.at_least.precision = Precision::at_least;
        totals.freed.at_most.precision = Precision::unknown;
    }
}

// Two of the files may be one, seen through an overlay and below it.
void doubt_layers(std::vector<UsageNode>& nodes) {
    for (auto& node : nodes) {
        if (node.totals.files == 0) continue;
        for (auto* figure : {&node.totals.in_selection, &node.totals.distinct}) doubt(*figure, Precision::at_least);
        for (auto* figure : {&node.totals.outside, &node.totals.unique})
            if (figure->bytes > 0) doubt(*figure, Precision::at_most);
    }
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
    result.nodes = tree.roll_up();
    if (result.nodes.front().totals.in_selection.bytes > 0) scan.say(note_possibly_outside);
    scan.report_into(result);
    if (scan.may_see_twice()) doubt_layers(result.nodes);
    if (!result.complete) bound_below(result.nodes);
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
