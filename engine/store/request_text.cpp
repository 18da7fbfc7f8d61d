// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/request_text.h"

#include <utility>

#include "engine/store/json_fields.h"

namespace drover::store {

namespace {

Json preserve_to_json(const Preserve& preserve) {
    return {{"permissions", preserve.permissions},
            {"owner", preserve.owner},
            {"times", preserve.times},
            {"attributes", preserve.attributes}};
}

Json options_to_json(const JobOptions& options) {
    return {{"method", name_of(options.method)},
            {"sparse", name_of(options.sparse)},
            {"on_conflict", name_of(options.on_conflict)},
            {"special_files", name_of(options.special_files)},
            {"verify", options.verify},
            {"sync", options.sync},
            {"sync_removable", options.sync_removable},
            {"dry_run", options.dry_run},
            {"go_on", options.go_on},
            {"log_items", options.log_items},
            {"preserve", preserve_to_json(options.preserve)},
            {"adapt_names", options.adapt_names},
            {"count_ahead", options.count_ahead},
            {"workers", options.workers},
            {"bytes_per_second", options.bytes_per_second}};
}

Json archive_to_json(const ArchiveOptions& archive) {
    Json json{{"deterministic", archive.deterministic}};
    if (archive.alignment) json["alignment"] = *archive.alignment;
    if (archive.latest_time) json["latest_time"] = *archive.latest_time;
    return json;
}

void read_preserve(JsonFields& json, Preserve& preserve) {
    json.take("permissions", preserve.permissions);
    json.take("owner", preserve.owner);
    json.take("times", preserve.times);
    json.take("attributes", preserve.attributes);
}

void read_options(JsonFields& json, JobOptions& options) {
    json.take("method", options.method);
    json.take("sparse", options.sparse);
    json.take("on_conflict", options.on_conflict);
    json.take("special_files", options.special_files);
    json.take("verify", options.verify);
    json.take("sync", options.sync);
    json.take("sync_removable", options.sync_removable);
    json.take("dry_run", options.dry_run);
    json.take("go_on", options.go_on);
    json.take("log_items", options.log_items);
    json.take_object("preserve", [&](JsonFields& preserve) { read_preserve(preserve, options.preserve); });
    json.take("adapt_names", options.adapt_names);
    json.take("count_ahead", options.count_ahead);
    json.take("workers", options.workers);
    json.take("bytes_per_second", options.bytes_per_second);
}

void read_archive(JsonFields& json, ArchiveOptions& archive) {
    json.take("alignment", archive.alignment);
    json.take("deterministic", archive.deterministic);
    json.take("latest_time", archive.latest_time);
}

}  // namespace

Json to_json(const JobRequest& request) {
    return Json{{"kind", name_of(request.kind)},
                {"sources", escaped(request.sources)},
                {"destination", escape_name(request.destination)},
                {"targets", escaped(request.targets)},
                {"destination_is_target", request.destination_is_target},
                {"create_destination", request.create_destination},
                {"options", options_to_json(request.options)},
                {"archive", archive_to_json(request.archive)}};
}

std::string to_text(const JobRequest& request) {
    return to_json(request).dump();
}

Result<JobRequest> request_from(const std::string& text) {
    return request_from_json(Json::parse(text, nullptr, false));
}

Result<JobRequest> request_from_json(const Json& json) {
    if (!json.is_object()) return no_job("It is no JSON object");
    JobRequest request;
    JsonFields reader(json);
    reader.take("kind", request.kind);
    reader.take("sources", request.sources);
    reader.take("destination", request.destination);
    reader.take("targets", request.targets);
    reader.take("destination_is_target", request.destination_is_target);
    reader.take("create_destination", request.create_destination);
    reader.take_object("options", [&](JsonFields& options) { read_options(options, request.options); });
    reader.take_object("archive", [&](JsonFields& archive) { read_archive(archive, request.archive); });
    if (!reader.wrong().empty()) return no_job("Its value of \"" + reader.wrong() + "\" means nothing");
    return request;
}

}  // namespace drover::store
