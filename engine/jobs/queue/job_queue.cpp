// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/job_queue.h"

#include <algorithm>
#include <utility>

#include "engine/archive/create/formats.h"

namespace drover {

std::unique_ptr<Engine> Engine::create() {
    return std::make_unique<jobs::JobQueue>(sys::linux_syscalls());
}

namespace jobs {

namespace {

Error refused(std::string reason) {
    return {.kind = ErrorKind::invalid, .operation = "submit", .code = "", .reason = std::move(reason), .path = ""};
}

// What the archive's format can do nothing about.
std::optional<Error> flaw_of_archive(const JobRequest& request) {
    const auto* format = archive::format_of_name(request.destination);
    if (!format) {
        Error unknown = refused(archive::unknown_format());
        unknown.path = request.destination;
        return unknown;
    }
    const std::string suffix(format->suffix);
    if (request.options.workers > 0 && !format->many_threads)
        return refused("More threads are of no use for a " + suffix + ", only to compress a .tar.zst or .tar.xz");
    const bool forced = request.options.method == MethodChoice::clone || request.options.method == MethodChoice::kernel;
    if (forced && !format->stores_bytes)
        return refused("A " + suffix +
                       " is compressed, so its payloads can be neither cloned nor copied by the kernel");
    if (request.options.sparse == SparseChoice::always && !format->stores_holes)
        return refused("A " + suffix + " cannot hold holes, so blocks of zeros are not looked for");
    return std::nullopt;
}

}  // namespace

std::optional<Error> flaw(const JobRequest& request) {
    if (request.sources.empty()) return refused("There is nothing to copy");
    if (request.destination.empty()) return refused("There is no destination");
    if (std::ranges::any_of(request.sources, &std::string::empty)) return refused("A source has no name");
    const auto has_nul = [](const std::string& path) { return path.find('\0') != std::string::npos; };
    if (has_nul(request.destination) || std::ranges::any_of(request.sources, has_nul) ||
        std::ranges::any_of(request.targets, has_nul))
        return refused("A path holds a zero byte");
    if (request.destination_is_target && request.sources.size() > 1)
        return refused("Several sources cannot become one target");
    const bool transfers = request.kind == JobKind::copy || request.kind == JobKind::move;
    if (!request.targets.empty() && (!transfers || request.targets.size() != request.sources.size()))
        return refused("There has to be a target for each source");
    if (request.kind == JobKind::copy && request.options.go_on && !request.options.preserve.times)
        return refused("What goes on has to keep the times: they tell what was finished before");
    return request.kind == JobKind::archive ? flaw_of_archive(request) : std::nullopt;
}

JobQueue::JobQueue(sys::Syscalls& sys) : sys_(sys) {
    sys_.prepare_process();
}

JobQueue::~JobQueue() {
    {
        const std::lock_guard lock(observer_mutex_);
        observers_.clear();
    }
    std::jthread scheduler;
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
        for (const auto& job : jobs_) {
            stop(*job);
            if (job->planning) job->planning->stop();
        }
        scheduler = std::move(scheduler_);
    }
    scheduler = {};  // stops and joins
    Jobs jobs;
    std::vector<std::unique_ptr<PlanRun>> plans;
    {
        const std::lock_guard lock(mutex_);
        jobs = std::exchange(jobs_, {});
        std::ranges::move(removed_, std::back_inserter(jobs));
        removed_.clear();
        plans = std::exchange(old_plans_, {});
    }
    for (const auto& job : jobs)
        if (job->thread.joinable()) job->thread.join();
}

Result<JobId> JobQueue::submit(JobRequest request, Start start_when, ItemListener on_item) {
    if (auto error = flaw(request)) return std::unexpected(std::move(*error));
    JobId id{};
    {
        const std::lock_guard lock(mutex_);
        id = add(std::move(request), start_when, std::move(on_item))->id;
    }
    changed();
    return id;
}

std::shared_ptr<Job> JobQueue::add(JobRequest request, Start start_when, ItemListener on_item) {
    auto job = std::make_shared<Job>(sys_, JobId{next_id_++}, std::move(request), std::move(on_item), limit_);
    jobs_.push_back(job);
    job->held = start_when == Start::held;
    job->queue_paused = paused_;
    if (!job->at_rest() && alone(*job)) start(job);
    if (devices_wanted_ || !job->has_lanes) wake_scheduler();
    return job;
}

void JobQueue::pause(JobId id) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job || job->phase == Job::Phase::finished || job->held) return;
        job->held = true;
        hold(*job);
    }
    changed();
}

void JobQueue::hold(Job& job) {
    job.control.pause();
    job.watch.stop(Stopwatch::Clock::now());
    give_lanes_back(job);
}

void JobQueue::resume(JobId id) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job || job->phase == Job::Phase::finished || !job->held) return;
        job->held = false;
        wake_scheduler();
    }
    changed();
}

void JobQueue::cancel(JobId id) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job || job->phase == Job::Phase::finished) return;
        stop(*job);
    }
    settled_.notify_all();
    changed();
}

void JobQueue::remove(JobId id) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job) return;
        if (job->phase == Job::Phase::finished) {
            drop(id);
        } else {
            job->remove_when_finished = true;
            stop(*job);
            if (job->phase == Job::Phase::finished) drop(id);
        }
    }
    settled_.notify_all();
    changed();
}

void JobQueue::move_to(JobId id, std::size_t position) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job) return;
        std::erase(jobs_, job);
        jobs_.insert(jobs_.begin() + static_cast<std::ptrdiff_t>(std::min(position, jobs_.size())), job);
    }
    changed();
}

std::vector<JobSnapshot> JobQueue::snapshot() {
    const std::lock_guard lock(mutex_);
    std::vector<JobSnapshot> shots;
    shots.reserve(jobs_.size());
    for (const auto& job : jobs_) shots.push_back(job->snapshot());
    return shots;
}

bool JobQueue::active() const {
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(jobs_, [&](const auto& job) {
        if (job->planning && job->planning->active()) return true;
        return job->phase == Job::Phase::running && !job->asks() &&
               !(job->at_rest() && job->control.all_workers_wait());
    });
}

bool JobQueue::wait(JobId id, std::chrono::milliseconds timeout) {
    std::unique_lock lock(mutex_);
    return settled_.wait_for(lock, timeout, [&] {
        const auto job = find(id);
        const bool asks = job && job->asks() && !job->control.stop_requested();
        return !job || job->phase == Job::Phase::finished || asks;
    });
}

Engine::ObserverId JobQueue::add_observer(Observer observer) {
    const std::lock_guard lock(observer_mutex_);
    const ObserverId id{next_observer_++};
    observers_.emplace(id, std::move(observer));
    return id;
}

void JobQueue::remove_observer(ObserverId id) {
    const std::lock_guard lock(observer_mutex_);
    observers_.erase(id);
}

void JobQueue::changed() {
    const std::lock_guard lock(observer_mutex_);
    for (const auto& [id, observer] : observers_) observer();
}

std::shared_ptr<Job> JobQueue::find(JobId id) const {
    const auto found = std::ranges::find_if(jobs_, [&](const auto& job) { return job->id == id; });
    return found == jobs_.end() ? nullptr : *found;
}

std::shared_ptr<Job> JobQueue::locked_find(JobId id) const {
    const std::lock_guard lock(mutex_);
    return find(id);
}

void JobQueue::stop(Job& job) {
    if (job.phase == Job::Phase::finished) return;
    job.cancelled = true;
    job.control.stop();
    job.context.after_stop.stop();
    job.questions.wake();
    if (job.phase != Job::Phase::waiting) return;
    job.phase = Job::Phase::finished;
    job.outcome = JobState::cancelled;
}

void JobQueue::give_lanes_back(Job& job) {
    if (!std::exchange(job.has_lanes, false)) return;
    if (job.lanes) lanes_.release(*job.lanes);
    if (!alone(job)) wake_scheduler();
}

void JobQueue::drop(JobId id) {
    const auto job = find(id);
    std::erase(jobs_, job);
    if (job->planning) job->planning->stop();
    removed_.push_back(job);  // its threads end without the mutex
    wake_scheduler();
}

}  // namespace jobs
}  // namespace drover
