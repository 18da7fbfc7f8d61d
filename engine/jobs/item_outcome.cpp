// SPDX-License-Identifier: GPL-3.0-or-later
// How ItemCopier tells the job's record what became of an entry.
#include <utility>

#include "engine/jobs/item_copier.h"

namespace drover::jobs {

namespace {

using transfer::Outcome;
using transfer::Side;

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

void ItemCopier::report(const Entry& entry, transfer::TransferReport& moved) {
    job_.record.add_savings(moved.saved);
    if (!job_.record.has_listener()) return;
    ItemReport report{.source = entry.source_path(),
                      .destination = entry.destination_path(),
                      .size = entry.status.size,
                      .walked_holes = moved.walked_holes,
                      .bytes = moved.bytes,
                      .saved = moved.saved,
                      .attempts = {}};
    for (auto& step : moved.steps)
        report.attempts.push_back({step.method, to_public(step.outcome), std::move(step.reason), step.bytes});
    job_.record.item_done(report);
}

void ItemCopier::fail_transfer(const Entry& entry, const transfer::TransferReport& moved) {
    if (moved.outcome == Outcome::stopped) return;  // the job says why
    if (moved.refusal.empty()) {
        if (moved.side == Side::source) fail_source(entry, moved.error);
        else fail_destination(entry, moved.error);
        return;
    }
    job_.fail_item({.kind = ErrorKind::unavailable,
                    .operation = "copy",
                    .code = "",
                    .reason = "The method asked for cannot serve this file (" + moved.refusal + ")",
                    .path = entry.source_path()},
                   Side::source);
}

// Each returns false, so that a step can end with it.

bool ItemCopier::fail_source(const Entry& entry, sys::SysError error) {
    job_.fail_item(sys::to_error(error, entry.source_path()), Side::source);
    return false;
}

bool ItemCopier::fail_destination(const Entry& entry, sys::SysError error) {
    job_.fail_item(sys::to_error(error, entry.destination_path()), Side::destination);
    return false;
}

bool ItemCopier::fail_changed(const Entry& entry, const char* reason) {
    job_.fail_item(
        {.kind = ErrorKind::changed, .operation = "copy", .code = "", .reason = reason, .path = entry.source_path()},
        Side::source);
    return false;
}

}  // namespace drover::jobs
