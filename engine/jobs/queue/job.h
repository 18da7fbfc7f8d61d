// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/jobs/common/job_body.h"
#include "engine/jobs/common/source_count.h"
#include "engine/jobs/plan/plan_run.h"
#include "engine/jobs/queue/devices.h"
#include "engine/jobs/queue/rate_meter.h"
#include "engine/jobs/queue/time_left.h"

namespace drover::jobs {

// One job of the queue, from submit to removal. The switches and figures inside are thread-safe by themselves; the
// members below "guarded" belong to the queue's mutex.
class Job {
public:
    Job(sys::Syscalls& sys, JobId id, JobRequest request, ItemListener on_item, RateLimit& shared_limit);

    const JobId id;

    JobControl control;
    transfer::ProgressCell progress;
    JobRecord record;
    QuestionBox questions;
    WorkerSlots slots;
    JobContext context;
    SourceCount count;

    enum class Phase : std::uint8_t { waiting, running, finished };

    // Guarded.
    std::shared_ptr<const JobRequest> request;  // changes as long as the job may be changed
    std::unique_ptr<JobBody> body;              // once the job has begun
    Phase phase = Phase::waiting;
    bool held = false;          // by the user: not to be started, or paused
    bool queue_paused = false;  // all jobs are
    bool cancelled = false;     // by the user
    bool remove_when_finished = false;
    std::optional<LaneSet> lanes;       // nothing until somebody looked
    DeviceList devices;                 // null until somebody looked
    bool has_lanes = false;             // may run; with `lanes` unknown as long as it is alone
    std::string waiting_for;            // the busy device
    JobState outcome = JobState::done;  // once finished
    std::optional<JobId> retry_of;
    RateMeter rate;
    TimeLeft time_left;
    Stopwatch watch;
    std::uint64_t revision = 0;
    std::unique_ptr<PlanRun> planning;
    std::vector<std::jthread> counting;  // of sources that were added
    std::jthread thread;

    // Before the run: the request is final.
    void begin();
    // The run itself, on the job's own thread.
    void run();
    // Takes more sources for the job that runs; false when it is too late.
    bool add(const std::vector<std::string>& sources);
    // How the finished run ended.
    JobState judge() const;
    bool does_anything() const;
    // Everything that could be done is done and questions are open.
    bool asks() const { return body && body->needs_attention(); }
    bool at_rest() const { return held || queue_paused; }
    void limit_changed();
    // With the queue's mutex held.
    JobSnapshot snapshot();

private:
    void count_sources();
    void count_what_was_not_attempted();
    JobState state() const;
    std::string state_reason() const;
    JobPhase phase_of_work(const JobSnapshot& snapshot) const;
    void leave_out_in_vain(JobSnapshot& shot) const;
    std::optional<JobTotals> totals(const JobSnapshot& snapshot) const;
    Work work(const JobSnapshot& snapshot) const;
    void add_figures(JobSnapshot& snapshot);
    void add_speed(JobSnapshot& snapshot, RateMeter::Clock::time_point now);
    void watch_for_causes(const JobSnapshot& snapshot);

    bool was_flushing_ = false;
    std::uint64_t changed_sizes_seen_ = 0;
    std::uint64_t total_seen_ = 0;
};

}  // namespace drover::jobs
