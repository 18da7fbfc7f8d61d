// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/job_runner.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "engine/base/try_thread.h"
#include "engine/jobs/item_copier.h"
#include "engine/jobs/targets.h"

namespace drover::jobs {

void JobRunner::run() {
    const JobControl::Worker worker(job_.control);
    if (!job_.control.may_continue()) return;
    auto sources = resolve_targets(job_);
    if (sources.empty() || job_.request.options.dry_run) return;
    copy(std::move(sources));
    job_.links.clear();
    if (job_.links.forgotten())
        job_.record.warn("Too many hard links were waiting for their other names: some may have become separate files");
}

void JobRunner::copy(std::vector<TopLevelItem> sources) {
    std::vector<DirectoryPairPtr> roots;
    for (const auto& source : sources)
        if (std::ranges::find(roots, source.directory) == roots.end()) roots.push_back(source.directory);
    const std::size_t workers = worker_count(*roots.front());
    TreeWalk walk(job_, std::move(sources));
    work_with_helpers(walk, workers);
    ask(walk);
    if (job_.request.options.sync) flush(roots);
}

std::size_t JobRunner::worker_count(const DirectoryPair& directory) const {
    const std::size_t wanted = job_.request.options.workers;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t suitable = std::min<std::size_t>(cores, directory.destination_profile->small_file_writers);
    return std::clamp<std::size_t>(wanted != 0 ? wanted : suitable, 1, slots_.size());
}

// The first batch tells whether there is more; only then are threads worth their start.
void JobRunner::work_with_helpers(TreeWalk& walk, std::size_t workers) {
    std::vector<std::jthread> helpers;
    auto first = walk.next();
    if (first && walk.more())
        for (std::size_t i = 1; i < workers; ++i)
            if (auto helper = try_thread([this, &walk, i] {
                    const JobControl::Worker worker(job_.control);
                    work(walk, slots_[i], walk.next());
                }))
                helpers.push_back(std::move(*helper));
    work(walk, slots_.front(), std::move(first));
}

void JobRunner::work(TreeWalk& walk, transfer::WorkerSlot& slot, std::optional<Batch> batch) {
    ItemCopier copier(job_, slot);
    for (; batch; batch = walk.next()) {
        for (const auto& item : batch->items) {
            if (!job_.control.may_continue()) break;
            copier.copy(batch->directory, item);
        }
        walk.release(std::move(batch->directory));
    }
}

// Parked items come back one by one as they are answered; their directories are finished after them.
void JobRunner::ask(TreeWalk& walk) {
    ItemCopier copier(job_, slots_.front());
    while (!job_.control.stop_requested()) {
        if (job_.questions.open() > 0) set_attention(true);
        const bool more = job_.questions.wait_for_answer();
        set_attention(false);
        if (!more) break;
        while (auto answered = job_.questions.take_answered()) {
            auto& parked = answered->parked;
            if (job_.control.may_continue()) copier.copy(parked.directory, parked.item, answered->answer);
            walk.release(std::move(parked.directory));
        }
    }
    for (auto& parked : job_.questions.take_unanswered()) walk.release(std::move(parked.directory));
}

void JobRunner::flush(const std::vector<DirectoryPairPtr>& destinations) {
    // Every root holds the same destination directory.
    const auto& destination = *destinations.front();
    if (const auto synced = job_.sys.syncfs(destination.destination.get()); !synced)
        job_.fail_item(sys::to_error(synced.error(), destination.destination_path), transfer::Side::destination);
}

}  // namespace drover::jobs
