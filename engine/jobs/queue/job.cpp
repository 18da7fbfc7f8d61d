// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/job.h"

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

Job::Job(sys::Syscalls& sys, JobId job_id, JobRequest job_request, ItemListener on_item, RateLimit& shared_limit)
    : id(job_id),
      control(&shared_limit),
      record(std::move(on_item), job_request.options.log_items),
      context(sys, job_request, control, progress, record, questions),
      count(sys, control),
      request(std::make_shared<const JobRequest>(std::move(job_request))) {
    control.set_limit(request->options.bytes_per_second);
}

void Job::begin() {
    if (planning) planning->stop();
    context.request = *request;
    while (slots.size() < slot_count(context.request)) slots.emplace_back();
    body = make_body(context, slots);
}

void Job::run() {
    std::jthread first_count;
    if (context.request.options.count_ahead && !context.request.options.dry_run)
        if (auto started = try_thread([this] { count_sources(); })) first_count = std::move(*started);
    body->run();
    if (context.stop_reason()) count_what_was_not_attempted();
}

bool Job::add(const std::vector<std::string>& sources) {
    const bool counts = context.request.options.count_ahead;
    if (counts) count.announce();
    if (!context.added.add(sources)) return false;
    questions.nudge();
    if (!counts) return true;
    if (auto started = try_thread([this, sources] { count.run(sources); })) counting.push_back(std::move(*started));
    return true;
}

void Job::count_sources() {
    if (context.request.kind == JobKind::extract)
        return count.run_archives(context.request.sources, SourceCount::Compressed::skip);
    count.run(context.request.sources);
}

// Of a tree the walk knows it, of which a move has taken away a part.
void Job::count_what_was_not_attempted() {
    if (context.request.kind == JobKind::copy || context.moving()) return;
    SourceCount all(context.sys, context.after_stop);
    if (context.request.kind == JobKind::archive) all.run(context.request.sources);
    else all.run_archives(context.request.sources, SourceCount::Compressed::skip);
    const auto totals = all.totals();
    const auto settled = record.files_settled();
    if (totals.complete) context.not_attempted(totals.files - std::min(settled, totals.files));
}

// Of a dry run: would do.
bool Job::does_anything() const {
    const auto counts = record.counts();
    if (!request->options.dry_run) return counts.files_done + counts.directories_done > 0;
    const auto plan = context.plan.shown();
    return plan && plan->arriving().files + plan->directories > 0;
}

JobState Job::judge() const {
    if (cancelled && !context.delivered) return JobState::cancelled;
    if (record.errors_total() == 0) return JobState::done;
    return does_anything() && !context.nothing_kept ? JobState::partial : JobState::failed;
}

void Job::limit_changed() {
    rate.restart();
    time_left.expect_jump(EtaCause::limit_changed);
}

}  // namespace drover::jobs
