// SPDX-License-Identifier: GPL-3.0-or-later
// How MemberPlacer tells the job's record what became of a member.
#include <utility>

#include "engine/jobs/common/item_reports.h"
#include "engine/jobs/extract/member_placer.h"

namespace drover::jobs {

using transfer::Outcome;
using transfer::Side;

void MemberPlacer::report(const Current& member, archive::MovedPayload& moved) {
    job_.record.add_savings(moved.report.saved);
    const std::string source = member.shown();
    const std::string destination = member.destination();
    record_item(job_.record, {source, destination, moved.size}, moved.report);
}

bool MemberPlacer::fail_payload(const Current& member, const archive::MovedPayload& moved) {
    const auto& report = moved.report;
    if (report.outcome == Outcome::stopped) return false;  // the job says why
    if (moved.damage) {
        readable_ = !moved.damage->final;
        if (moved.damage->error) return fail(member, sys::to_error(*moved.damage->error, archive_path_), Side::source);
        return refuse(member,
                      moved.damage->reason + " (byte " + std::to_string(moved.damage->offset) + " of the archive)");
    }
    if (!report.refusal.empty())
        return fail(member, method_unavailable(report.refusal, "extract", member.shown()), Side::source);
    if (report.side == Side::destination) return fail_destination(member, report.error);
    return fail(member, sys::to_error(report.error, archive_path_), Side::source);
}

bool MemberPlacer::fail_path(const archive::MemberPath& path, Error error, Side side) {
    job_.fail_entry(std::move(error), side, shown(path), DirectoryPair::join(tools_.tree.path(), path.whole()));
    return false;
}

bool MemberPlacer::refuse_path(const archive::MemberPath& path, std::string reason) {
    return fail_path(path, job_.refusal(ErrorKind::invalid, std::move(reason), shown(path)), Side::source);
}

bool MemberPlacer::refuse(const Current& member, std::string reason) {
    return refuse_path(member.path, std::move(reason));
}

bool MemberPlacer::fail(const Current& member, Error error, Side side) {
    job_.fail_entry(std::move(error), side, member.shown(), member.destination());
    return false;
}

bool MemberPlacer::fail_destination(const Current& member, sys::SysError error) {
    return fail(member, sys::to_error(error, member.destination()), Side::destination);
}

}  // namespace drover::jobs
