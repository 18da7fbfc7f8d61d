// SPDX-License-Identifier: GPL-3.0-or-later
// What JobQueue tells of single items, and trying them again.
#include <algorithm>
#include <utility>

#include "engine/jobs/queue/job_queue.h"
#include "engine/jobs/queue/retry.h"

namespace drover::jobs {

std::shared_ptr<const ItemLog> JobQueue::log_of(JobId id) const {
    const std::lock_guard lock(mutex_);
    const auto job = find(id);
    return job ? job->record.shared_log() : nullptr;
}

std::vector<ItemRecord> JobQueue::items(JobId id, std::size_t first, std::size_t count) {
    const auto log = log_of(id);
    return log ? log->records(first, count) : std::vector<ItemRecord>{};
}

std::vector<ItemRecord> JobQueue::items_at(JobId id, const std::vector<std::uint32_t>& numbers) {
    const auto log = log_of(id);
    return log ? log->records(numbers) : std::vector<ItemRecord>{};
}

std::vector<std::uint32_t> JobQueue::find_items(JobId id, const ItemQuery& query) {
    const auto log = log_of(id);
    return log ? log->find(query) : std::vector<std::uint32_t>{};
}

Result<JobId> JobQueue::retry(JobId id, const std::vector<std::uint32_t>& numbers, Start start) {
    const auto job = locked_find(id);
    JobId again{};
    {
        std::unique_lock lock(mutex_);
        const bool final = job && job->phase == Job::Phase::finished;
        lock.unlock();
        if (!final) return std::unexpected(cannot_retry("The job is not at its end"));
        const bool incomplete = numbers.empty() && job->context.stop_reason().has_value();
        const auto rest = incomplete ? request_to_go_on(*job->request) : std::nullopt;
        auto request = rest ? *rest : request_for_retry(*job->request, job->record.log(), numbers);
        if (!request) return std::unexpected(std::move(request.error()));
        lock.lock();
        const auto added = add(std::move(*request), start, {});
        added->retry_of = id;
        again = added->id;
        const auto place = std::ranges::find(jobs_, job);
        if (place != jobs_.end()) std::rotate(place + 1, jobs_.end() - 1, jobs_.end());
    }
    changed();
    return again;
}

}  // namespace drover::jobs
