// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/job.h"

#include <algorithm>
#include <utility>

#include "engine/base/try_thread.h"

namespace drover::jobs {

namespace {

constexpr std::size_t most_workers = 64;

// More than cores, since on some devices waiting is what workers mostly do.
std::size_t slot_count(const JobRequest& request) {
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    return std::clamp<std::size_t>(request.options.workers, cores, most_workers);
}

}  // namespace

Job::Job(sys::Syscalls& sys, JobId job_id, JobRequest job_request, ItemListener on_item)
    : id(job_id),
      request(std::make_shared<const JobRequest>(std::move(job_request))),
      record(std::move(on_item)),
      slots(slot_count(*request)),
      context(sys, *request, control, progress, record, questions),
      body(make_body(context, slots)),
      count(sys, control) {
    control.set_limit(request->options.bytes_per_second);
}

void Job::run() {
    std::jthread counting;
    if (request->options.dry_run) count_sources();
    else if (request->options.count_ahead)
        if (auto started = try_thread([this] { count_sources(); })) counting = std::move(*started);
    body->run();
}

void Job::count_sources() {
    if (request->kind != JobKind::extract) return count.run(request->sources);
    const bool all = request->options.dry_run;
    count.run_archives(request->sources, all ? SourceCount::Compressed::count : SourceCount::Compressed::skip);
}

JobState Job::judge() const {
    if (cancelled) return JobState::cancelled;
    const auto counts = record.counts();
    if (record.errors_total() == 0) return JobState::done;
    return counts.files_done + counts.directories_done > 0 ? JobState::partial : JobState::failed;
}

JobState Job::state() const {
    if (phase == Phase::finished) return outcome;
    if (phase == Phase::waiting) return held ? JobState::paused : JobState::waiting;
    if (control.stop_requested()) return JobState::stopping;
    if (held) return control.all_workers_wait() ? JobState::paused : JobState::running;
    if (body->needs_attention()) return JobState::needs_attention;
    return control.paused() ? JobState::waiting : JobState::running;  // resumed or answered, but its device is taken
}

std::string Job::state_reason() const {
    if (const auto reason = context.stop_reason()) return *reason;
    const JobState now = state();
    if (now == JobState::waiting && !waiting_for.empty()) return "waiting for " + waiting_for;
    if (now == JobState::running && held) return "pausing";
    return "";
}

JobSnapshot Job::snapshot() {
    JobSnapshot shot;
    shot.id = id;
    shot.revision = ++revision;
    shot.request = request;
    shot.state = state();
    shot.state_reason = state_reason();
    add_figures(shot);
    shot.questions = questions.questions();
    shot.questions_open = questions.open();
    shot.errors = record.errors();
    shot.errors_total = record.errors_total();
    shot.warnings = record.warnings();
    return shot;
}

void Job::add_figures(JobSnapshot& shot) {
    const auto now = RateMeter::Clock::now();
    shot.counts = record.counts();
    shot.bytes = progress.bytes();
    shot.counts.bytes_done = shot.bytes.total();
    shot.saved = record.savings();
    shot.elapsed = watch.elapsed(now);
    if (request->options.count_ahead || request->options.dry_run) shot.totals = count.totals();
    for (const auto& slot : slots)
        if (auto view = slot.view())
            shot.current.push_back({std::move(view->path), view->size, view->done, view->method, std::move(view->why)});
    if (shot.state != JobState::running) return;
    rate.sample(now, shot.counts.bytes_done,
                shot.counts.files_done + shot.counts.files_skipped + shot.counts.files_failed);
    shot.bytes_per_second = rate.bytes_per_second();
    shot.files_per_second = rate.files_per_second();
    if (shot.totals) shot.remaining = rate.remaining(*shot.totals);
}

}  // namespace drover::jobs
