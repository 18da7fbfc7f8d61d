// SPDX-License-Identifier: GPL-3.0-or-later
// The part of JobQueue that runs on its own thread and on the jobs' threads.
#include <algorithm>
#include <utility>

#include "engine/base/try_thread.h"
#include "engine/jobs/queue/job_queue.h"

namespace drover::jobs {

void JobQueue::wake_scheduler() {
    if (closing_) return;
    work_for_scheduler_ = true;
    if (!scheduler_.joinable()) scheduler_ = std::jthread([this](const std::stop_token& stop) { schedule(stop); });
    scheduler_woken_.notify_all();
}

void JobQueue::schedule(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (scheduler_woken_.wait(lock, stop, [&] { return work_for_scheduler_; })) {
        work_for_scheduler_ = false;
        free_lanes_of_asking_jobs();
        // Looking at devices may wait for a disk, so the mutex is free meanwhile.
        while (const auto job = job_to_look_up()) {
            const auto request = job->request;
            const bool devices_wanted = devices_wanted_;
            lock.unlock();
            auto lanes = lanes_of(sys_, *request);
            auto devices = devices_wanted ? devices_of(sys_, *request, lanes) : nullptr;
            lock.lock();
            if (request == job->request) looked_up(*job, std::move(lanes), std::move(devices));
        }
        start_what_may();
        Jobs gone = std::exchange(removed_, {});
        auto old_plans = std::exchange(old_plans_, {});
        lock.unlock();
        changed();
        for (const auto& job : gone)
            if (job->thread.joinable()) job->thread.join();
        gone.clear();
        old_plans.clear();
        lock.lock();
    }
}

bool JobQueue::alone(const Job& job) const {
    return std::ranges::all_of(
        jobs_, [&](const auto& other) { return other.get() == &job || other->phase == Job::Phase::finished; });
}

// A job that started alone has not been looked at either.
std::shared_ptr<Job> JobQueue::job_to_look_up() const {
    const auto found = std::ranges::find_if(jobs_, [&](const auto& job) {
        if (job->phase == Job::Phase::finished) return false;
        return (devices_wanted_ && !job->devices) || (!job->lanes && (job->has_lanes || wants_to_run(*job)));
    });
    return found == jobs_.end() ? nullptr : *found;
}

void JobQueue::looked_up(Job& job, LaneSet lanes, DeviceList devices) {
    if (devices) job.devices = std::move(devices);
    if (job.lanes) return;
    job.lanes = std::move(lanes);
    if (job.has_lanes) lanes_.take(*job.lanes);
}

bool JobQueue::wants_to_run(const Job& job) const {
    return job.phase != Job::Phase::finished && !job.at_rest() && !job.has_lanes && !job.control.stop_requested() &&
           !job.asks();
}

// A job that only waits for a person keeps no device busy. Once it is answered it waits for its turn.
void JobQueue::free_lanes_of_asking_jobs() {
    for (const auto& job : jobs_)
        if (job->phase == Job::Phase::running && job->has_lanes && job->asks()) hold(*job);
}

// In queue order. A job whose device is taken does not hold up those behind it on other devices, but it is next on
// its own.
void JobQueue::start_what_may() {
    LaneTable promised = lanes_;
    for (const auto& job : jobs_) {
        if (!wants_to_run(*job) || !job->lanes) continue;
        job->waiting_for = lanes_.busy(*job->lanes);
        if (job->waiting_for.empty()) job->waiting_for = promised.busy(*job->lanes);
        promised.take(*job->lanes);
        if (!job->waiting_for.empty()) continue;
        lanes_.take(*job->lanes);
        start(job);
    }
}

void JobQueue::start(const std::shared_ptr<Job>& job) {
    job->has_lanes = true;
    job->watch.start(Stopwatch::Clock::now());
    job->rate.restart();
    job->time_left.expect_jump(EtaCause::resumed);
    job->control.resume();
    if (job->phase == Job::Phase::running) return;  // it was only paused
    job->phase = Job::Phase::running;
    job->begin();
    job->body->on_attention = [this] {
        {
            const std::lock_guard lock(mutex_);  // whoever waits has looked before or looks again
            wake_scheduler();
        }
        settled_.notify_all();
        changed();
    };
    // The queue outlives the thread: drop() and the destructor join it.
    auto thread = try_thread([this, raw = job.get()] {
        raw->run();
        finished(*raw);
    });
    if (thread) job->thread = std::move(*thread);
    else fail_without_thread(*job);
}

void JobQueue::fail_without_thread(Job& job) {
    for (const auto& source : job.request->sources)
        job.context.fail_entry({.kind = ErrorKind::other,
                                .operation = "start",
                                .code = "EAGAIN",
                                .reason = "The system has no more threads to give",
                                .path = source},
                               transfer::Side::source, source, job.request->destination);
    job.outcome = JobState::failed;
    job.phase = Job::Phase::finished;
    job.watch.stop(Stopwatch::Clock::now());
    give_lanes_back(job);
}

void JobQueue::finished(Job& job) {
    {
        const std::lock_guard lock(mutex_);
        job.outcome = job.judge();
        job.phase = Job::Phase::finished;
        job.watch.stop(Stopwatch::Clock::now());
        give_lanes_back(job);
        if (job.remove_when_finished) drop(job.id);
    }
    settled_.notify_all();
    changed();
}

}  // namespace drover::jobs
