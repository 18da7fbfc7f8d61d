// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/job_runner.h"

#include <algorithm>
#include <set>
#include <thread>
#include <utility>

#include "engine/base/try_thread.h"
#include "engine/jobs/common/flush.h"
#include "engine/jobs/copy/targets.h"

namespace drover::jobs {

void JobRunner::run() {
    const JobControl::Worker worker(job_.control);
    if (!job_.control.may_continue()) return job_.added.close();
    copy(resolve_targets(job_));
    while (ask_or_end()) copy_what_is_added();
    finish();
}

void JobRunner::copy(std::vector<TopLevelItem> sources) {
    if (sources.empty()) return;
    for (const auto& source : sources)
        if (std::ranges::find(roots_, source.directory) == roots_.end()) roots_.push_back(source.directory);
    const std::size_t workers = worker_count(*sources.front().directory);
    walk_.emplace(job_, std::move(sources), walks_++);
    work_with_helpers(*walk_, workers);
    ItemCopier copier(job_, slots_.front());
    let_go(copier, *walk_, job_.held.take_all());
}

void JobRunner::copy_what_is_added() {
    while (auto added = job_.added.take()) copy(resolve_targets(job_, *added));
}

std::size_t JobRunner::worker_count(const DirectoryPair& directory) const {
    const std::size_t wanted = job_.request.options.workers;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const auto& to = *directory.destination_profile;
    const auto& options = job_.request.options;
    // Two filesystems of the same kind are mostly one and the same.
    const bool cloning = to.clones_trees_at_any_size && &to == directory.source_profile &&
                         options.method != MethodChoice::kernel && options.method != MethodChoice::buffered &&
                         options.sparse == SparseChoice::automatic;
    const std::size_t suitable = std::min<std::size_t>(cores, cloning ? to.small_file_cloners : to.small_file_writers);
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
        for (std::size_t i = 0; i < batch->items.size(); ++i) {
            if (!job_.control.may_continue()) {
                job_.not_attempted(batch->items.size() - i);
                break;
            }
            copier.copy(batch->directory, batch->items[i]);
        }
        walk.release(std::move(batch->directory));
        if (job_.moving()) let_go(copier, walk, job_.held.take_ready());
    }
}

void JobRunner::let_go(ItemCopier& copier, TreeWalk& walk, std::vector<HeldNames::Name> names) {
    for (auto& name : names) {
        if (job_.control.may_continue()) {
            if (name.is_tree()) DirectorySteps(job_).remove_tree(name, SourceRemover::Others::go);
            else copier.remove_held(name);
        }
        walk.release(std::move(name.directory));
    }
}

// Waits while questions are open. False: there is nothing more to do, and nothing more is taken.
bool JobRunner::ask_or_end() {
    if (job_.control.stop_requested()) {
        job_.added.close();
        return false;
    }
    if (job_.questions.open() > 0) set_attention(true);
    const bool more = job_.questions.wait_for_answer();
    set_attention(false);
    if (more) {
        settle_answered();
        return true;
    }
    const auto added = job_.added.take_or_close();
    if (added) copy(resolve_targets(job_, *added));
    return added.has_value();
}

// Parked items come back one by one as they are answered; their directories are finished after them.
void JobRunner::settle_answered() {
    ItemCopier copier(job_, slots_.front());
    while (auto answered = job_.questions.take_answered()) {
        auto& parked = answered->parked;
        if (job_.control.may_continue()) copier.copy(parked.directory, parked.item, answered->answer);
        else job_.not_attempted(1);
        walk_->release(std::move(parked.directory));
    }
    let_go(copier, *walk_, job_.held.take_all());
}

void JobRunner::finish() {
    for (auto& parked : job_.questions.take_unanswered()) {
        job_.not_attempted(1);
        walk_->release(std::move(parked.directory));
    }
    for (const auto& root : roots_)
        if (root->kept_times)
            // What cannot be set is a time of a directory that was there before the job.
            static_cast<void>(
                job_.sys.futimens(root->destination.get(), root->kept_times->accessed, root->kept_times->modified));
    if (!job_.control.stop_requested()) flush_all();
    job_.links.clear();
    if (job_.links.forgotten())
        job_.record.warn("Too many hard links were waiting for their other names: some may have become separate files");
}

// Once for each filesystem.
void JobRunner::flush_all() {
    std::set<std::uint64_t> flushed;
    for (const auto& root : roots_)
        if (flushed.insert(root->destination_id.device).second && wants_flush(job_, root->destination.get()))
            flush(job_, root->destination.get(), root->destination_path);
}

}  // namespace drover::jobs
