// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "app/cli/counted.h"
#include "app/cli/extent_pieces.h"
#include "app/cli/rows.h"
#include "app/cli/usage_nodes.h"
#include "app/cli/usage_output.h"

namespace drover::cli {

namespace {

using Columns = std::array<std::string, 7>;

std::string line_of(const Columns& columns, const std::string& name) {
    std::string line;
    for (const auto& text : columns) line += right(text, 14);
    return line + name;
}

std::string line_of(const UsageTotals& totals, bool complete, const std::string& name) {
    const auto precision = complete && totals.unread == 0 ? Precision::exact : Precision::at_least;
    return line_of({figure_text({totals.apparent, precision}), figure_text({totals.allocated, precision}),
                    figure_text(totals.hole), figure_text(totals.preallocated), figure_text(totals.in_selection),
                    figure_text(totals.outside), figure_text(totals.unique)},
                   name);
}

void add_freed(Rows& rows, const Freed& freed) {
    if (freed.at_least.precision == Precision::exact)
        return rows.add("Deleting this would free " + counted(freed.at_least.bytes, "byte") + ".");
    const bool open = freed.at_most.precision == Precision::unknown;
    rows.add("Deleting this would free at least " + counted(freed.at_least.bytes, "byte") +
             (open ? ", and at most is unknown." : " and at most " + counted(freed.at_most.bytes, "byte") + "."));
}

std::string directories(std::uint64_t count) {
    return std::to_string(count) + (count == 1 ? " directory" : " directories");
}

void add_counts(Rows& rows, const UsageTotals& totals) {
    std::string line = counted(totals.files, "file") + ", " + directories(totals.directories);
    if (totals.others > 0) line += ", " + counted(totals.others, "other");
    line += ", " + counted(totals.extents, "extent");
    if (totals.not_inspected > 0) line += "; " + counted(totals.not_inspected, "file") + " not inspected";
    if (totals.unread > 0) line += "; " + directories(totals.unread) + " not inspected";
    if (totals.unsettled > 0) line += "; " + std::to_string(totals.unsettled) + " not yet on the disk (--settle)";
    rows.add(line + ".");
}

}  // namespace

void print_usage_text(const TreeUsage& usage, unsigned depth, const std::stop_token& stop) {
    Rows rows(usage.complete ? stop : std::stop_token());
    rows.add(line_of({"apparent", "allocated", "holes", "preallocated", "in selection", "outside", "unique"}, "name"));
    std::size_t roots = 0;
    for_each_node(usage, depth, [&](const UsageNode& node, const std::string& path) {
        if (node.parent == 0) ++roots;
        rows.add(line_of(node.totals, usage.complete, escape_name(path)));
    });
    const auto& all = usage.nodes.front().totals;
    if (roots > 1) rows.add(line_of(all, usage.complete, "together"));
    rows.add("");
    add_counts(rows, all);
    add_freed(rows, all.freed);
    for (const auto& note : usage.notes) rows.add("note: " + note);
}

}  // namespace drover::cli
