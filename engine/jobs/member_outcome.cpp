// SPDX-License-Identifier: GPL-3.0-or-later
// How MemberPlacer tells the job's record what became of a member.
#include <utility>

#include "engine/jobs/item_reports.h"
#include "engine/jobs/member_placer.h"

namespace drover::jobs {

using transfer::Outcome;
using transfer::Side;

void MemberPlacer::report(const Current& member, archive::MovedPayload& moved) {
    job_.record.add_savings(moved.report.saved);
    record_item(job_.record, member.shown(), member.destination(), moved.size, 0, moved.report);
}

bool MemberPlacer::fail_payload(const Current& member, const archive::MovedPayload& moved) {
    const auto& report = moved.report;
    if (report.outcome == Outcome::stopped) return false;  // the job says why
    if (moved.damage) {
        readable_ = !moved.damage->final;
        if (moved.damage->error) {
            job_.fail_item(sys::to_error(*moved.damage->error, archive_path_), Side::source);
            return false;
        }
        return fail_archive(member.shown(), moved.damage->reason + " (byte " + std::to_string(moved.damage->offset) +
                                                " of the archive)");
    }
    if (!report.refusal.empty()) {
        job_.fail_item(method_unavailable(report.refusal, "extract", member.shown()), Side::source);
        return false;
    }
    if (report.side == Side::destination) return fail_destination(member, report.error);
    job_.fail_item(sys::to_error(report.error, archive_path_), Side::source);
    return false;
}

bool MemberPlacer::fail_archive(const std::string& path, std::string reason) {
    job_.fail_item(
        {.kind = ErrorKind::invalid, .operation = "extract", .code = "", .reason = std::move(reason), .path = path},
        Side::source);
    return false;
}

bool MemberPlacer::fail_destination(const Current& member, sys::SysError error) {
    job_.fail_item(sys::to_error(error, member.destination()), Side::destination);
    return false;
}

}  // namespace drover::jobs
