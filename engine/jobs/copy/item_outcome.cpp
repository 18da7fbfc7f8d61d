// SPDX-License-Identifier: GPL-3.0-or-later
// How ItemCopier tells the job's record what became of an entry.
#include <utility>

#include "engine/jobs/common/item_reports.h"
#include "engine/jobs/copy/item_copier.h"
#include "engine/jobs/copy/source_remover.h"

namespace drover::jobs {

using transfer::Side;

namespace {

constexpr const char* was_changed = "It changed while it was being copied; the copy may hold parts of both";

}  // namespace

void ItemCopier::report(Entry& entry, transfer::TransferReport& moved) {
    job_.record.add_savings(moved.saved);
    if (job_.record.log() && entry.outcome.why.empty()) entry.outcome.why = explain(moved);
    if (job_.record.has_listener())
        entry.outcome.report = to_item_report(entry.source_path(), entry.destination_path(), entry.status.size, moved);
}

void ItemCopier::tell_listener(Entry& entry) {
    if (!job_.record.has_listener()) return;
    auto& outcome = entry.outcome;
    const bool regular = entry.status.type == sys::FileType::regular;
    if (!outcome.report) {
        outcome.report.emplace();
        outcome.report->source = entry.source_path();
        outcome.report->destination = entry.destination_path();
        outcome.report->size = regular ? entry.status.size : 0;
    }
    outcome.report->result = *outcome.result;
    if (outcome.result != ItemResult::done) outcome.report->why = outcome.why;
    job_.record.item_done(*outcome.report);
}

// At the end of every entry, whatever became of it.
void ItemCopier::settle(Entry& entry, std::chrono::steady_clock::time_point begun) {
    const auto& outcome = entry.outcome;
    if (!outcome.in_place) job_.record.moved_in_vain(outcome.bytes);
    if (!outcome.result && !outcome.parked) job_.not_attempted(1);
    if (!outcome.result) return;
    job_.record.count(*outcome.result);
    const bool regular = entry.status.type == sys::FileType::regular;
    if (regular) job_.record.leave_out(static_cast<std::int64_t>(entry.status.size - outcome.bytes.total()));
    tell_listener(entry);
    auto* const log = job_.record.log();
    if (log == nullptr) return;
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
    const bool kept = log->add({.directory = entry.directory->number_in(*log),
                                .name = entry.item.entry.name,
                                .target = entry.item.target_name,
                                .size = regular ? entry.status.size : 0,
                                .on_disk = entry.status.allocated,
                                .bytes = outcome.bytes,
                                .why = outcome.why,
                                .seconds = taken.count(),
                                .result = *outcome.result,
                                .cause = outcome.cause});
    if (!kept) job_.record.warn(ItemLog::full);
}

// Each returns false, so that a step can end with it.

bool ItemCopier::skip(Entry& entry, const char* why) {
    entry.outcome.result = ItemResult::skipped;
    entry.outcome.why = why;
    return false;
}

bool ItemCopier::fail(Entry& entry, Error error, Side side) {
    auto& outcome = entry.outcome;
    outcome.why = error.reason;
    outcome.result = ItemResult::failed;
    outcome.cause = job_.fail(std::move(error), side);
    return false;
}

void ItemCopier::warn_of_change(Entry& entry) {
    job_.record.size_changed();
    entry.outcome.why = was_changed;
    entry.outcome.result = ItemResult::warning;
    entry.outcome.cause = job_.record.add_error({.kind = ErrorKind::changed,
                                                 .operation = job_.operation(),
                                                 .code = "",
                                                 .reason = was_changed,
                                                 .path = entry.source_path()});
}

bool ItemCopier::fail_transfer(Entry& entry, const transfer::TransferReport& moved) {
    if (moved.outcome == transfer::Outcome::stopped) return false;  // the job says why
    if (!moved.refusal.empty())
        return fail(entry, method_unavailable(moved.refusal, job_.operation(), entry.source_path()), Side::source);
    return moved.side == Side::source ? fail_source(entry, moved.error) : fail_destination(entry, moved.error);
}

bool ItemCopier::fail_source(Entry& entry, sys::SysError error) {
    return fail(entry, sys::to_error(error, entry.source_path()), Side::source);
}

bool ItemCopier::fail_destination(Entry& entry, sys::SysError error) {
    return fail(entry, sys::to_error(error, entry.destination_path()), Side::destination);
}

bool ItemCopier::fail_attribute(Entry& entry) {
    return fail(entry,
                {.kind = ErrorKind::unsupported,
                 .operation = "move",
                 .code = "",
                 .reason = attribute_lost,
                 .path = entry.source_path()},
                Side::source);
}

bool ItemCopier::fail_changed(Entry& entry, const char* reason) {
    return fail(entry,
                {.kind = ErrorKind::changed,
                 .operation = job_.operation(),
                 .code = "",
                 .reason = reason,
                 .path = entry.source_path()},
                Side::source);
}

}  // namespace drover::jobs
