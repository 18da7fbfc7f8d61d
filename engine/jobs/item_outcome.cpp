// SPDX-License-Identifier: GPL-3.0-or-later
// How ItemCopier tells the job's record what became of an entry.
#include "engine/jobs/item_copier.h"
#include "engine/jobs/item_reports.h"

namespace drover::jobs {

using transfer::Outcome;
using transfer::Side;

void ItemCopier::report(const Entry& entry, transfer::TransferReport& moved) {
    job_.record.add_savings(moved.saved);
    if (!job_.record.has_listener()) return;
    job_.record.item_done(to_item_report(entry.source_path(), entry.destination_path(), entry.status.size, moved));
}

void ItemCopier::fail_transfer(const Entry& entry, const transfer::TransferReport& moved) {
    if (moved.outcome == Outcome::stopped) return;  // the job says why
    if (moved.refusal.empty()) {
        if (moved.side == Side::source) fail_source(entry, moved.error);
        else fail_destination(entry, moved.error);
        return;
    }
    job_.fail_item(method_unavailable(moved, "copy", entry.source_path()), Side::source);
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
