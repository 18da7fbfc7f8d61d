// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_parts.h"
#include "app/cli/rows.h"
#include "app/cli/usage_nodes.h"
#include "app/cli/usage_output.h"

namespace drover::cli {

namespace {

Json counts_of(const UsageTotals& totals) {
    return {{"files", totals.files},    {"directories", totals.directories},
            {"others", totals.others},  {"not_inspected", totals.not_inspected},
            {"unread", totals.unread},  {"unsettled", totals.unsettled},
            {"extents", totals.extents}};
}

Json bytes_of(const UsageTotals& totals) {
    return {{"apparent", totals.apparent},
            {"allocated", totals.allocated},
            {"hole", to_json(totals.hole)},
            {"preallocated", to_json(totals.preallocated)},
            {"compressed", to_json(totals.compressed)},
            {"inline", to_json(totals.inlined)},
            {"shared", to_json(totals.shared)},
            {"in_selection", to_json(totals.in_selection)},
            {"distinct", to_json(totals.distinct)},
            {"outside", to_json(totals.outside)},
            {"exclusive", to_json(totals.exclusive)},
            {"unique", to_json(totals.unique)},
            {"freed_at_least", to_json(totals.freed.at_least)},
            {"freed_at_most", to_json(totals.freed.at_most)}};
}

const char* state_of(const TreeUsage& usage, bool stopped) {
    if (stopped || !usage.complete) return "cancelled";
    if (usage.errors_total == 0) return "done";
    return usage.nodes.front().totals.files + usage.nodes.front().totals.directories > 0 ? "partial" : "failed";
}

}  // namespace

void print_usage_json(const TreeUsage& usage, unsigned depth, const std::stop_token& stop) {
    Rows rows(usage.complete ? stop : std::stop_token());
    for_each_node(usage, depth, [&](const UsageNode& node, const std::string& path) {
        rows.add(Json{{"event", node.directory ? "directory" : "file"},
                      {"path", escape_name(path)},
                      {"counts", counts_of(node.totals)},
                      {"bytes", bytes_of(node.totals)}}
                     .dump());
    });
    const auto& all = usage.nodes.front().totals;
    Json errors = Json::array();
    for (const auto& error : usage.errors) errors.push_back(to_json(error));
    Json line{{"event", "finished"},      {"state", state_of(usage, rows.closed())},
              {"counts", counts_of(all)}, {"bytes", bytes_of(all)},
              {"notes", usage.notes},     {"errors", std::move(errors)}};
    if (usage.errors_total > usage.errors.size()) line["errors_not_listed"] = usage.errors_total - usage.errors.size();
    rows.add_last(line.dump());
}

void print_usage_json_failure(const Error& error) {
    Rows rows;
    rows.add(Json{{"event", "finished"}, {"state", "failed"}, {"errors", Json::array({to_json(error)})}}.dump());
}

}  // namespace drover::cli
