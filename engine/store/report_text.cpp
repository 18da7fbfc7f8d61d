// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/report_text.h"

#include <utility>

#include "engine/store/json_fields.h"

namespace drover::store {

namespace {

Json counts_to_json(const JobCounts& counts) {
    Json json{{"files_done", counts.files_done},
              {"files_skipped", counts.files_skipped},
              {"files_failed", counts.files_failed},
              {"files_warned_of", counts.files_warned_of},
              {"directories_done", counts.directories_done},
              {"bytes_done", counts.bytes_done},
              {"sizes_changed", counts.sizes_changed}};
    if (counts.files_not_attempted) json["files_not_attempted"] = *counts.files_not_attempted;
    return json;
}

void read_counts(JsonFields& json, JobCounts& counts) {
    json.take("files_done", counts.files_done);
    json.take("files_skipped", counts.files_skipped);
    json.take("files_failed", counts.files_failed);
    json.take("files_warned_of", counts.files_warned_of);
    json.take("files_not_attempted", counts.files_not_attempted);
    json.take("directories_done", counts.directories_done);
    json.take("bytes_done", counts.bytes_done);
    json.take("sizes_changed", counts.sizes_changed);
}

Json bytes_to_json(const MethodBytes& bytes) {
    Json json;
    for (const MethodId id : all_methods) json[std::string(method_name(id))] = bytes[id];
    return json;
}

void read_bytes(JsonFields& json, MethodBytes& bytes) {
    for (const MethodId id : all_methods) json.take(std::string(method_name(id)).c_str(), bytes[id]);
}

Json saved_to_json(const SavedBytes& saved) {
    return {{"bytes", saved.bytes}, {"precision", name_of(saved.precision)}};
}

void read_saved(JsonFields& json, const char* field, SavedBytes& saved) {
    json.take_object(field, [&](JsonFields& inside) {
        inside.take("bytes", saved.bytes);
        inside.take("precision", saved.precision);
    });
}

Json error_to_json(const Error& error) {
    return {{"kind", name_of(error.kind)},
            {"operation", error.operation},
            {"code", error.code},
            {"reason", escape_name(error.reason)},
            {"path", escape_name(error.path)}};
}

void read_error(JsonFields& json, Error& error) {
    json.take("kind", error.kind);
    json.take("operation", error.operation);
    json.take("code", error.code);
    json.take("reason", error.reason);
    json.take("path", error.path);
}

}  // namespace

std::string to_text(const JobReport& report) {
    Json json{{"state", name_of(report.state)},
              {"state_reason", escape_name(report.state_reason)},
              {"submitted", report.submitted},
              {"counts", counts_to_json(report.counts)},
              {"bytes", bytes_to_json(report.bytes)},
              {"saved_by_clones", saved_to_json(report.saved.clones)},
              {"saved_by_holes", saved_to_json(report.saved.holes)},
              {"seconds", report.seconds},
              {"errors", Json::array()},
              {"errors_total", report.errors_total},
              {"warnings", escaped(report.warnings)}};
    if (report.ended) json["ended"] = *report.ended;
    for (const auto& error : report.errors) json["errors"].push_back(error_to_json(error));
    return json.dump();
}

Result<JobReport> report_from(const std::string& text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return no_job("Its report is no JSON object");
    JobReport report;
    JsonFields fields(json);
    fields.take("state", report.state);
    fields.take("state_reason", report.state_reason);
    fields.take("submitted", report.submitted);
    fields.take("ended", report.ended);
    fields.take_object("counts", [&](JsonFields& counts) { read_counts(counts, report.counts); });
    fields.take_object("bytes", [&](JsonFields& bytes) { read_bytes(bytes, report.bytes); });
    read_saved(fields, "saved_by_clones", report.saved.clones);
    read_saved(fields, "saved_by_holes", report.saved.holes);
    fields.take("seconds", report.seconds);
    fields.take_objects("errors", [&](JsonFields& error) { read_error(error, report.errors.emplace_back()); });
    fields.take("errors_total", report.errors_total);
    fields.take("warnings", report.warnings);
    if (!fields.wrong().empty()) return no_job("Its value of \"" + fields.wrong() + "\" means nothing");
    return report;
}

}  // namespace drover::store
