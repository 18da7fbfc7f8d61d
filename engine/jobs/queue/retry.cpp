// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/retry.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/jobs/common/source_path.h"

namespace drover::jobs {

Error cannot_retry(std::string reason) {
    return {.kind = ErrorKind::invalid, .operation = "retry", .code = "", .reason = std::move(reason), .path = ""};
}

std::optional<JobRequest> request_to_go_on(const JobRequest& request) {
    const bool moves = request.kind == JobKind::move;
    if (!moves && (request.kind != JobKind::copy || !request.options.preserve.times)) return std::nullopt;
    JobRequest again = request;
    again.options.dry_run = false;
    again.options.go_on = true;
    return again;
}

Result<JobRequest> request_for_retry(const JobRequest& request, const ItemLog* log,
                                     const std::vector<std::uint32_t>& numbers) {
    if (request.kind != JobKind::copy && request.kind != JobKind::move)
        return std::unexpected(cannot_retry("Single items of an archive cannot be tried again"));
    if (log == nullptr) return std::unexpected(cannot_retry("The job kept no list of its items"));
    const auto failed = numbers.empty() ? log->find({.results = {ItemResult::failed}}) : numbers;
    JobRequest again = request;
    again.sources.clear();
    again.targets.clear();
    again.options.dry_run = false;
    // What was copied and could not be removed is compared, and then goes.
    if (again.kind == JobKind::move) again.options.go_on = true;
    std::set<std::string> given;
    std::set<std::string> taken;
    for (const auto& source : request.sources) given.insert(without_trailing_slashes(source));
    for (auto& item : log->records(failed)) {
        // What has no target of its own goes by the old rule, which only the job's own sources can.
        const bool by_rule = item.destination.empty() && given.contains(item.source);
        if (item.result != ItemResult::failed || (item.destination.empty() && !by_rule)) continue;
        if (!taken.insert(item.source).second) continue;
        again.sources.push_back(std::move(item.source));
        again.targets.push_back(std::move(item.destination));
    }
    if (again.sources.empty()) return std::unexpected(cannot_retry("No item failed that could be tried again"));
    const bool all_named = std::ranges::none_of(again.targets, &std::string::empty);
    if (all_named) again.destination_is_target = false;
    return again;
}

}  // namespace drover::jobs
