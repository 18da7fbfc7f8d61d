// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_output.h"

#include <nlohmann/json.hpp>

#include "app/cli/json_parts.h"
#include "app/cli/plan_output.h"
#include "app/cli/terminal.h"
#include "engine/api/extent_names.h"

namespace drover::cli {

namespace {

void print_line(const Json& object) {
    print(object.dump() + "\n");
}

std::string_view name_of(AttemptReport::Outcome outcome) {
    switch (outcome) {
        case AttemptReport::Outcome::completed:
            return "completed";
        case AttemptReport::Outcome::not_applicable:
            return "not_applicable";
        case AttemptReport::Outcome::failed:
            return "failed";
        case AttemptReport::Outcome::stopped:
            return "stopped";
    }
    return "";
}

std::string_view name_of(ItemResult result) {
    switch (result) {
        case ItemResult::done:
            return "done";
        case ItemResult::linked:
            return "linked";
        case ItemResult::renamed:
            return "renamed";
        case ItemResult::skipped:
            return "skipped";
        case ItemResult::warning:
            return "warning";
        case ItemResult::failed:
            return "failed";
    }
    return "";
}

std::string_view name_of(JobState state) {
    switch (state) {
        case JobState::done:
            return "done";
        case JobState::partial:
            return "partial";
        case JobState::cancelled:
            return "cancelled";
        default:
            return "failed";
    }
}

std::string_view name_of(ListedType type) {
    switch (type) {
        case ListedType::file:
            return "file";
        case ListedType::hard_link:
            return "hard_link";
        case ListedType::symlink:
            return "symlink";
        case ListedType::directory:
            return "directory";
        case ListedType::device:
            return "device";
        case ListedType::fifo:
            return "fifo";
    }
    return "";
}

Json to_json(const std::optional<std::uint64_t>& number) {
    return number ? Json(*number) : Json();
}

// JSON's numbers go on where those of C++ end; up to 2554 is enough for every filesystem but those without an end.
Json time_number(Timestamp time) {
    if (time <= INT64_MAX) return nanoseconds_64(time);
    return time > UINT64_MAX ? UINT64_MAX : static_cast<std::uint64_t>(time);
}

Json to_json(const MethodBytes& bytes) {
    return {{"apparent", bytes.total()},
            {"cloned", bytes[MethodId::clone]},
            {"kernel_copied", bytes[MethodId::kernel]},
            {"buffered", bytes[MethodId::buffered]},
            {"holes", bytes[MethodId::hole]}};
}

Json to_json(const Savings& saved) {
    return {{"clones", cli::to_json(saved.clones)}, {"holes", cli::to_json(saved.holes)}};
}

// One word for a file: what moved it. A walk between holes is "sparse", whatever moved its data.
std::string_view method_of(const ItemReport& report) {
    if (report.bytes[MethodId::clone] > 0 && !report.walked_holes) return "clone";
    const bool moved = report.bytes.total() > report.bytes[MethodId::hole];
    if (!moved && report.size > 0) return "hole";
    if (report.walked_holes) return "sparse";
    return report.bytes[MethodId::kernel] > 0 ? "kernel" : "buffered";
}

}  // namespace

void print_json_item(const ItemReport& report) {
    Json attempts = Json::array();
    for (const auto& attempt : report.attempts) {
        Json entry{{"method", method_name(attempt.method)}, {"outcome", name_of(attempt.outcome)}};
        if (!attempt.reason.empty()) entry["reason"] = attempt.reason;
        if (!attempt.code.empty()) entry["errno"] = attempt.code;
        entry["bytes"] = attempt.bytes;
        attempts.push_back(std::move(entry));
    }
    Json line{{"event", "item"},
              {"path", escape_name(report.source)},
              {"destination", escape_name(report.destination)},
              {"directory", report.directory},
              {"size", report.size},
              {"result", name_of(report.result)}};
    if (!report.why.empty()) line["why"] = report.why;
    if (!report.attempts.empty()) line["method"] = method_of(report);
    line["attempts"] = std::move(attempts);
    line["bytes"] = to_json(report.bytes);
    line["saved"] = to_json(report.saved);
    print_line(line);
}

void print_json_progress(const JobSnapshot& job) {
    Json line{{"event", "progress"},
              {"files", job.counts.files_done},
              {"bytes", to_json(job.bytes)},
              {"bytes_per_second", static_cast<std::uint64_t>(job.bytes_per_second)}};
    if (job.remaining) line["seconds_left"] = job.remaining->count();
    if (!job.current.empty()) {
        line["path"] = escape_name(job.current.front().path);
        line["method"] = method_name(job.current.front().method);
        line["why"] = job.current.front().why;
    }
    print_line(line);
}

void print_json_member(const ListedMember& member) {
    Json line{{"event", "member"},
              {"path", escape_name(member.name)},
              {"type", name_of(member.type)},
              {"permissions", member.permissions},
              {"uid", member.uid},
              {"gid", member.gid},
              {"user", escape_name(member.user)},
              {"group", escape_name(member.group)},
              {"mtime_ns", time_number(member.modified)},
              {"size", to_json(member.size)},
              {"size_precision", name_of(member.size ? Precision::exact : Precision::unknown)}};
    if (!member.link_target.empty()) line["link_target"] = escape_name(member.link_target);
    if (member.type == ListedType::file) {
        line["stored"] = to_json(member.stored);
        line["holes"] = member.holes;
        line["payload_offset"] = to_json(member.payload_offset);
        line["clonable"] = member.clonable;
        if (!member.clonable) line["why_not"] = member.why_not;
    }
    print_line(line);
}

void print_json_listed(const ListSums& sums, const Error* error) {
    Json errors = Json::array();
    if (error != nullptr) errors.push_back(to_json(*error));
    const char* state = error == nullptr ? "done" : sums.members > 0 ? "partial" : "failed";
    print_line({{"event", "finished"},
                {"state", state},
                {"members", sums.members},
                {"bytes", {{"apparent", sums.size.bytes}, {"precision", name_of(sums.size.precision)}}},
                {"errors", std::move(errors)}});
}

bool has_plan(const JobSnapshot& job) {
    return job.plan && (job.state == JobState::done || job.plan->found.files + job.plan->directories > 0);
}

void print_json_finished(const JobSnapshot& job) {
    Json errors = Json::array();
    for (const auto& error : *job.errors) errors.push_back(to_json(error));
    Json line{{"event", "finished"},
              {"state", name_of(job.state)},
              {"files", job.counts.files_done},
              {"skipped", job.counts.files_skipped},
              {"failed", job.counts.files_failed},
              {"warned_of", job.counts.files_warned_of},
              {"not_attempted", to_json(job.counts.files_not_attempted)},
              {"directories", job.counts.directories_done},
              {"bytes", to_json(job.bytes)},
              {"saved", to_json(job.saved)},
              {"seconds", job.elapsed.count()},
              {"errors", std::move(errors)}};
    if (job.errors_total > job.errors->size()) line["errors_not_listed"] = job.errors_total - job.errors->size();
    line["warnings"] = job.warnings;
    if (has_plan(job)) line["planned"] = plan_to_json(*job.plan);
    print_line(line);
}

}  // namespace drover::cli
