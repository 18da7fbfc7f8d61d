// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/item_reports.h"

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
        report.attempts.push_back({.method = step.method,
                                   .outcome = to_public(step.outcome),
                                   .reason = std::move(step.reason),
                                   .code = std::move(step.code),
                                   .bytes = step.bytes});
    return report;
}

void record_item(JobRecord& record, const DoneItem& item, transfer::TransferReport& moved, const ItemFlaw& flaw) {
    const auto result = flaw.why != nullptr ? ItemResult::warning : ItemResult::done;
    record.count(result);
    if (record.log())
        record.log_by_path(item.source, item.destination,
                           {.size = item.size,
                            .on_disk = item.on_disk,
                            .bytes = moved.bytes,
                            .why = flaw.why != nullptr ? flaw.why : explain(moved),
                            .result = result,
                            .cause = flaw.cause});
    if (!record.has_listener()) return;
    auto report = to_item_report(item.source, item.destination, item.size, moved);
    report.result = result;
    if (flaw.why != nullptr) report.why = flaw.why;
    record.item_done(report);
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
