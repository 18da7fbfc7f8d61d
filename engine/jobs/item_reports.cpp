// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/item_reports.h"

#include <algorithm>
#include <utility>

namespace drover::jobs {

namespace {

using transfer::Outcome;

AttemptReport::Outcome to_public(Outcome outcome) {
    switch (outcome) {
        case Outcome::not_applicable:
            return AttemptReport::Outcome::not_applicable;
        case Outcome::failed:
            return AttemptReport::Outcome::failed;
        case Outcome::stopped:
            return AttemptReport::Outcome::stopped;
        default:
            return AttemptReport::Outcome::completed;
    }
}

}  // namespace

ItemReport to_item_report(std::string source, std::string destination, std::uint64_t size,
                          transfer::TransferReport& moved) {
    ItemReport report{.source = std::move(source),
                      .destination = std::move(destination),
                      .size = size,
                      .walked_holes = moved.walked_holes,
                      .bytes = moved.bytes,
                      .saved = moved.saved,
                      .attempts = {}};
    for (auto& step : moved.steps)
        report.attempts.push_back({step.method, to_public(step.outcome), std::move(step.reason), step.bytes});
    return report;
}

void record_item(JobRecord& record, const std::string& source, const std::string& destination, std::uint64_t size,
                 std::uint64_t on_disk, transfer::TransferReport& moved) {
    if (record.log())
        record.log_by_path(source, destination,
                           {.size = size, .on_disk = on_disk, .bytes = moved.bytes, .why = explain(moved)});
    if (record.has_listener()) record.item_done(to_item_report(source, destination, size, moved));
}

std::string explain(const transfer::TransferReport& moved) {
    const auto& bytes = moved.bytes.bytes;
    const auto most = std::ranges::max_element(bytes);
    return *most == 0 ? "" : explain(moved.steps, MethodId(most - bytes.begin()));
}

Error method_unavailable(const std::string& refusal, const std::string& operation, std::string path) {
    return {.kind = ErrorKind::unavailable,
            .operation = operation,
            .code = "",
            .reason = "The method asked for cannot serve this file (" + refusal + ")",
            .path = std::move(path)};
}

}  // namespace drover::jobs
