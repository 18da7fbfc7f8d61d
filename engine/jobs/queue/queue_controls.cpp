// SPDX-License-Identifier: GPL-3.0-or-later
// What JobQueue lets a person turn while jobs wait and run.
#include <algorithm>
#include <utility>

#include "engine/jobs/queue/job_queue.h"

namespace drover::jobs {

namespace {

Error refused(std::string reason) {
    return {.kind = ErrorKind::invalid, .operation = "change", .code = "", .reason = std::move(reason), .path = ""};
}

}  // namespace

// --- answers ---------------------------------------------------------------------------------------------------------

void JobQueue::answer(JobId id, QuestionId question, Answer answer) {
    answer_these(id, {question}, answer);
}

void JobQueue::answer_these(JobId id, const std::vector<QuestionId>& questions, Answer answer) {
    const auto job = locked_find(id);
    if (!job) return;
    for (const QuestionId question : questions) job->questions.answer(question, answer);
    if (answer == Answer::later) changed();
}

void JobQueue::answer_all(JobId id, Answer answer) {
    const auto job = locked_find(id);
    if (!job) return;
    job->questions.answer_all(answer);
    if (answer == Answer::later) changed();
}

std::vector<Question> JobQueue::questions(JobId id, std::size_t first, std::size_t count) {
    const auto job = locked_find(id);
    return job ? job->questions.questions(first, count) : std::vector<Question>{};
}

// --- all jobs --------------------------------------------------------------------------------------------------------

void JobQueue::pause_all() {
    {
        const std::lock_guard lock(mutex_);
        paused_ = true;
        for (const auto& job : jobs_) {
            const bool was_at_rest = job->at_rest();
            job->queue_paused = true;
            if (job->phase == Job::Phase::running && !was_at_rest) hold(*job);
        }
    }
    changed();
}

void JobQueue::resume_all() {
    {
        const std::lock_guard lock(mutex_);
        paused_ = false;
        for (const auto& job : jobs_) job->queue_paused = false;
        wake_scheduler();
    }
    changed();
}

void JobQueue::set_queue_limit(std::uint64_t bytes_per_second) {
    {
        const std::lock_guard lock(mutex_);
        limit_.set(bytes_per_second);
        for (const auto& job : jobs_) {
            job->control.shared_limit_changed();
            job->limit_changed();
        }
    }
    changed();
}

void JobQueue::set_jobs_per_device(unsigned most) {
    {
        const std::lock_guard lock(mutex_);
        lanes_.set_width(std::clamp(most, 1U, QueueState::most_jobs_per_device));
        wake_scheduler();
    }
    changed();
}

QueueState JobQueue::queue_state() {
    const std::lock_guard lock(mutex_);
    if (!std::exchange(devices_wanted_, true)) wake_scheduler();
    QueueState state{
        .paused = paused_, .bytes_per_second = limit_.rate(), .jobs_per_device = lanes_.width(), .lanes = {}};
    for (const auto& job : jobs_) {
        if (job->phase == Job::Phase::finished || !job->devices) continue;
        for (const auto& device : *job->devices) {
            auto lane = std::ranges::find_if(state.lanes, [&](const Lane& one) { return one.device.id == device.id; });
            if (lane == state.lanes.end()) lane = state.lanes.insert(lane, Lane{.device = device});
            if (job->has_lanes && !job->asks()) ++lane->running;
            else if (!job->at_rest()) ++lane->waiting;
        }
    }
    return state;
}

// --- one job ---------------------------------------------------------------------------------------------------------

void JobQueue::set_limit(JobId id, std::uint64_t bytes_per_second) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job || job->phase == Job::Phase::finished) return;
        auto request = std::make_shared<JobRequest>(*job->request);
        request->options.bytes_per_second = bytes_per_second;
        job->request = std::move(request);
        job->control.set_limit(bytes_per_second);
        job->limit_changed();
    }
    changed();
}

Status JobQueue::change(JobId id, const std::function<void(JobRequest&)>& edit) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job) return std::unexpected(refused("There is no such job"));
        if (job->phase != Job::Phase::waiting) return std::unexpected(refused("The job has begun"));
        auto request = std::make_shared<JobRequest>(*job->request);
        edit(*request);
        if (auto error = flaw(*request)) return std::unexpected(std::move(*error));
        job->request = std::move(request);
        job->control.set_limit(job->request->options.bytes_per_second);
        job->record.keep_log(job->request->options.log_items);
        job->lanes.reset();
        job->devices = nullptr;
        discard(std::move(job->planning));  // it was of the other request
        wake_scheduler();
    }
    changed();
    return {};
}

Status JobQueue::change_options(JobId id, JobOptions options) {
    return change(id, [&](JobRequest& request) { request.options = options; });
}

Status JobQueue::change_destination(JobId id, std::string destination) {
    return change(id, [&](JobRequest& request) {
        request.destination = std::move(destination);
        request.targets.clear();
    });
}

Status JobQueue::add_sources(JobId id, std::vector<std::string> sources) {
    const auto job = locked_find(id);
    if (!job) return std::unexpected(refused("There is no such job"));
    {
        const std::lock_guard lock(mutex_);
        if (job->phase != Job::Phase::waiting) return add_to_running(*job, sources);
    }
    return change(id, [&](JobRequest& request) {
        if (!request.targets.empty()) request.targets.resize(request.sources.size() + sources.size());
        for (auto& source : sources) request.sources.push_back(std::move(source));
    });
}

Status JobQueue::add_to_running(Job& job, const std::vector<std::string>& sources) {
    auto request = std::make_shared<JobRequest>(*job.request);
    if (!request->targets.empty()) request->targets.resize(request->sources.size() + sources.size());
    request->sources.insert(request->sources.end(), sources.begin(), sources.end());
    if (auto error = flaw(*request)) return std::unexpected(std::move(*error));
    const bool transfers = request->kind == JobKind::copy || request->kind == JobKind::move;
    if (!transfers) return std::unexpected(refused("What is added to an archive has to be there before it begins"));
    if (job.context.single_target) return std::unexpected(refused("The destination is the new name of the one source"));
    if (job.phase == Job::Phase::finished || job.control.stop_requested() || !job.add(sources))
        return std::unexpected(refused("The job is at its end"));
    job.request = std::move(request);
    return {};
}

// --- plans -----------------------------------------------------------------------------------------------------------

void JobQueue::plan(JobId id) {
    {
        const std::lock_guard lock(mutex_);
        const auto job = find(id);
        if (!job || job->phase != Job::Phase::waiting) return;
        discard(std::move(job->planning));
        job->planning = std::make_unique<PlanRun>(sys_, *job->request, [this] { changed(); });
    }
    changed();
}

void JobQueue::stop_planning(JobId id) {
    const std::lock_guard lock(mutex_);
    if (const auto job = find(id); job && job->planning) job->planning->stop();
}

// Its thread may be waiting for a disk, so it ends elsewhere.
void JobQueue::discard(std::unique_ptr<PlanRun> plan) {
    if (!plan) return;
    plan->stop();
    old_plans_.push_back(std::move(plan));
    wake_scheduler();
}

}  // namespace drover::jobs
