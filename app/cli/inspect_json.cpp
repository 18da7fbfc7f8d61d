// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/extent_pieces.h"
#include "app/cli/inspect_output.h"
#include "app/cli/json_parts.h"
#include "app/cli/rows.h"

namespace drover::cli {

namespace {

Json to_json(const FileTotals& totals) {
    Json bytes{{"apparent", totals.apparent}, {"allocated", totals.allocated}};
    for (const auto kind : all_extent_kinds) bytes[std::string(name_of(kind))] = cli::to_json(totals.of(kind));
    bytes["preallocated_after_end"] = cli::to_json(totals.preallocated_after_end);
    bytes["exclusive"] = cli::to_json(totals.exclusive);
    bytes["shared"] = cli::to_json(totals.shared);
    bytes["in_selection"] = cli::to_json(totals.in_selection);
    bytes["outside"] = cli::to_json(totals.outside);
    return bytes;
}

Json to_json(const ComparisonTotals& totals) {
    return {{"apparent", totals.apparent},
            {"allocated", totals.allocated},
            {"mapped", cli::to_json(totals.mapped)},
            {"distinct", cli::to_json(totals.distinct)},
            {"overlap", cli::to_json(totals.overlap)},
            {"saved", cli::to_json(totals.saved)}};
}

void add_file(Rows& rows, std::size_t number, const FileView& file) {
    const auto& place = file.filesystem;
    rows.add(Json{{"event", "file"},
                  {"file", number},
                  {"path", escape_name(file.path)},
                  {"same_as", file.same_as ? Json(*file.same_as) : Json()},
                  {"device", file.device},
                  {"inode", file.inode},
                  {"links", file.links},
                  {"mtime_ns", file.mtime_ns},
                  {"filesystem", {{"type", place.type}, {"key", place.key}, {"block", place.block}}},
                  {"map", name_of(file.source)},
                  {"settled", name_of(file.settled)},
                  {"changing", file.changing},
                  {"bytes", to_json(file.totals)},
                  {"notes", file.notes}}
                 .dump());
    for_each_piece(file, [&](const Extent& extent, const SharingRange& sharing) {
        rows.add(Json{{"event", "extent"},
                      {"file", number},
                      {"offset", extent.offset},
                      {"length", extent.length},
                      {"kind", name_of(extent.kind)},
                      {"sharing", name_of(sharing.sharing)},
                      {"address", extent.has_address ? Json(extent.address) : Json()},
                      {"flags", extent.flags},
                      {"segment", sharing.segment == no_segment ? Json() : Json(sharing.segment)}}
                     .dump());
        return !rows.closed();
    });
}

void add_segment(Rows& rows, const Comparison& comparison, std::size_t number) {
    const auto& segment = comparison.segments[number];
    Json uses = Json::array();
    for (const auto& use : comparison.uses_of(segment)) uses.push_back({{"file", use.file}, {"offset", use.offset}});
    rows.add(Json{{"event", "segment"},
                  {"segment", number},
                  {"address", segment.address},
                  {"length", segment.length},
                  {"overlap_known", segment.overlap_known},
                  {"uses", std::move(uses)}}
                 .dump());
}

void add_finished(Rows& rows, const char* state, std::size_t files, const ComparisonTotals& totals, Json errors) {
    rows.add_last(Json{{"event", "finished"},
                       {"state", state},
                       {"files", files},
                       {"bytes", to_json(totals)},
                       {"errors", std::move(errors)}}
                      .dump());
}

}  // namespace

void print_inspect_json(const Comparison& comparison, const std::stop_token& stop) {
    Rows rows(stop);
    Json errors = Json::array();
    for (std::size_t i = 0; i < comparison.files.size(); ++i) {
        if (const auto& file = comparison.files[i]) add_file(rows, i, *file);
        else errors.push_back(cli::to_json(file.error()));
    }
    for (std::size_t i = 0; i < comparison.segments.size() && !rows.closed(); ++i) add_segment(rows, comparison, i);
    const std::size_t read = comparison.files.size() - errors.size();
    const char* state = rows.closed() ? "cancelled" : errors.empty() ? "done" : read > 0 ? "partial" : "failed";
    add_finished(rows, state, read, comparison.totals, std::move(errors));
}

void print_inspect_json_failure(const Error& error) {
    Rows rows;
    const bool cancelled = error.kind == ErrorKind::cancelled;
    Json errors = Json::array();
    if (!cancelled) errors.push_back(cli::to_json(error));
    add_finished(rows, cancelled ? "cancelled" : "failed", 0, {}, std::move(errors));
}

}  // namespace drover::cli
