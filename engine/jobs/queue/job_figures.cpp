// SPDX-License-Identifier: GPL-3.0-or-later
// The part of Job that is looked at from outside.
#include <algorithm>
#include <utility>

#include "engine/jobs/queue/job.h"

namespace drover::jobs {

namespace {

constexpr double almost_all = 0.9999;

std::uint64_t less(std::uint64_t all, std::int64_t left_out, std::uint64_t least) {
    const auto rest = static_cast<std::int64_t>(all) - left_out;
    return std::max(rest > 0 ? static_cast<std::uint64_t>(rest) : 0, least);
}

}  // namespace

JobState Job::state() const {
    if (phase == Phase::finished) return outcome;
    if (phase == Phase::waiting) return held ? JobState::paused : JobState::waiting;
    if (control.stop_requested()) return JobState::stopping;
    if (at_rest()) return control.all_workers_wait() || asks() ? JobState::paused : JobState::running;
    if (asks()) return JobState::needs_attention;
    return control.paused() ? JobState::waiting : JobState::running;  // resumed or answered, but its device is taken
}

std::string Job::state_reason() const {
    if (const auto reason = context.stop_reason()) return *reason;
    const JobState now = state();
    if (phase != Phase::finished && queue_paused && !held) return "all jobs are paused";
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
    const auto listed = questions.listed();
    shot.questions = listed.first;
    shot.questions_open = listed.open;
    shot.questions_put_off = listed.put_off;
    shot.errors = record.errors();
    shot.errors_total = record.errors_total();
    shot.causes = record.causes();
    shot.warnings = record.warnings();
    if (record.log()) shot.items_logged = record.log()->size();
    shot.devices = devices ? devices : std::make_shared<const std::vector<Device>>();
    shot.retry_of = retry_of;
    return shot;
}

void Job::add_figures(JobSnapshot& shot) {
    const auto now = RateMeter::Clock::now();
    shot.plan = planning ? planning->plan() : context.plan.shown();
    shot.counts = record.counts();
    shot.bytes = progress.bytes();
    shot.counts.bytes_done = shot.bytes.total();
    shot.saved = record.savings();
    shot.elapsed = watch.elapsed(now);
    shot.totals = totals(shot);
    if (phase == Phase::finished) leave_out_in_vain(shot);
    for (const auto& slot : slots)
        if (auto view = slot.view())
            shot.current.push_back(
                {std::move(view->path), view->size, view->done, view->method, std::move(view->why), view->verifying});
    shot.phase = phase_of_work(shot);
    if (shot.phase == JobPhase::flushing)
        shot.flush = FlushProgress{.total = context.flush_total.load(std::memory_order_relaxed),
                                   .left = context.flush_left.load(std::memory_order_relaxed)};
    const Work amount = work(shot);
    if (shot.state == JobState::done && amount.total > 0) shot.progress = 1;
    else if (amount.total > 0) shot.progress = std::min(amount.done / amount.total, almost_all);
    if (shot.state == JobState::running) add_speed(shot, now);
}

// While the job runs its bytes never shrink; in the end they are those of what is there.
void Job::leave_out_in_vain(JobSnapshot& shot) const {
    const auto in_vain = record.bytes_in_vain();
    shot.bytes -= in_vain;
    shot.counts.bytes_done = shot.bytes.total();
    if (shot.totals) shot.totals->bytes -= std::min(shot.totals->bytes, in_vain.total());
}

std::optional<JobTotals> Job::totals(const JobSnapshot& shot) const {
    const auto& counts = shot.counts;
    if (request->options.dry_run) {
        if (!shot.plan) return JobTotals{};
        const auto& found = shot.plan->found;
        return JobTotals{.files = found.files, .bytes = found.bytes, .complete = shot.plan->complete};
    }
    if (!request->options.count_ahead) return std::nullopt;
    auto all = count.totals();
    const std::uint64_t gone = counts.files_skipped + counts.files_failed;
    all.files = less(all.files, static_cast<std::int64_t>(gone), counts.files_done);
    all.bytes = less(all.bytes, record.bytes_left_out(), counts.bytes_done);
    return all;
}

// Nothing while more may be found.
Work Job::work(const JobSnapshot& shot) const {
    if (!shot.totals || !shot.totals->complete || request->options.dry_run) return {};
    const bool reads_back = request->options.verify && request->kind != JobKind::archive;
    const auto bytes = static_cast<double>(shot.counts.bytes_done + progress.verified());
    return {.done = bytes + file_cost * static_cast<double>(shot.counts.files_done),
            .total = static_cast<double>(shot.totals->bytes) * (reads_back ? 2 : 1) +
                     file_cost * static_cast<double>(shot.totals->files)};
}

JobPhase Job::phase_of_work(const JobSnapshot& shot) const {
    if (phase != Phase::running) return planning && planning->active() ? JobPhase::planning : JobPhase::idle;
    if (shot.state == JobState::needs_attention) return JobPhase::idle;
    if (request->options.dry_run) return JobPhase::planning;
    if (context.phase.load(std::memory_order_acquire) == JobPhase::flushing) return JobPhase::flushing;
    const bool begun = !shot.current.empty() || shot.counts.bytes_done > 0 || shot.counts.files_done > 0;
    if (!begun && shot.totals && !shot.totals->complete) return JobPhase::counting;
    const bool verifying = !shot.current.empty() && std::ranges::all_of(shot.current, &CurrentFile::verifying);
    return verifying ? JobPhase::verifying : JobPhase::transferring;
}

void Job::add_speed(JobSnapshot& shot, RateMeter::Clock::time_point now) {
    watch_for_causes(shot);
    const auto files = shot.counts.files_done + shot.counts.files_skipped + shot.counts.files_failed;
    if (shot.phase == JobPhase::flushing) {
        const auto written = shot.flush->total - std::min(shot.flush->left, shot.flush->total);
        rate.sample(now, written, files,
                    {.done = static_cast<double>(written), .total = static_cast<double>(shot.flush->total)});
    } else {
        rate.sample(now, shot.counts.bytes_done, files, work(shot));
    }
    shot.bytes_per_second = rate.bytes_per_second();
    shot.files_per_second = rate.files_per_second();
    time_left.update(now, rate.remaining());
    const bool known = shot.phase == JobPhase::flushing || (shot.totals && shot.totals->complete);
    if (known) shot.remaining = time_left.shown();
    shot.remaining_cause = time_left.cause(now);
}

void Job::watch_for_causes(const JobSnapshot& shot) {
    const bool flushing = shot.phase == JobPhase::flushing;
    if (flushing != std::exchange(was_flushing_, flushing)) {
        rate.restart();
        time_left.expect_jump(EtaCause::flushing);
    }
    const std::uint64_t total = shot.totals ? shot.totals->bytes : 0;
    if (total > std::exchange(total_seen_, total)) time_left.expect_jump(EtaCause::more_found);
    if (shot.counts.sizes_changed > std::exchange(changed_sizes_seen_, shot.counts.sizes_changed))
        time_left.expect_jump(EtaCause::size_changed);
}

}  // namespace drover::jobs
