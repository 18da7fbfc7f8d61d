// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/extent_pieces.h"
#include "app/cli/rows.h"
#include "app/cli/usage_nodes.h"
#include "app/cli/usage_output.h"

namespace drover::cli {

void print_usage_csv(const TreeUsage& usage, unsigned depth, const std::stop_token& stop) {
    Rows rows(usage.complete ? stop : std::stop_token());
    rows.add(
        "path,directory,files,directories,others,not_inspected,unread,unsettled,extents,apparent,allocated,hole,"
        "preallocated,"
        "compressed,inline,shared,in_selection,distinct,outside,exclusive,unique,freed_at_least,freed_at_most,"
        "complete");
    const auto number = [](std::uint64_t value) { return std::to_string(value); };
    for_each_node(usage, depth, [&](const UsageNode& node, const std::string& path) {
        const auto& totals = node.totals;
        rows.add(
            csv_line({escape_name(path),
                      node.directory ? "yes" : "no",
                      number(totals.files),
                      number(totals.directories),
                      number(totals.others),
                      number(totals.not_inspected),
                      number(totals.unread),
                      number(totals.unsettled),
                      number(totals.extents),
                      number(totals.apparent),
                      number(totals.allocated),
                      figure_text(totals.hole),
                      figure_text(totals.preallocated),
                      figure_text(totals.compressed),
                      figure_text(totals.inlined),
                      figure_text(totals.shared),
                      figure_text(totals.in_selection),
                      figure_text(totals.distinct),
                      figure_text(totals.outside),
                      figure_text(totals.exclusive),
                      figure_text(totals.unique),
                      number(totals.freed.at_least.bytes),
                      totals.freed.at_most.precision == Precision::unknown ? "?" : number(totals.freed.at_most.bytes),
                      usage.complete && totals.unread == 0 ? "yes" : "no"}));
    });
}

}  // namespace drover::cli
