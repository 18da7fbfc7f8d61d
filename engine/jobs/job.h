// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <thread>

#include "engine/jobs/job_body.h"
#include "engine/jobs/lanes.h"
#include "engine/jobs/rate_meter.h"
#include "engine/jobs/source_count.h"

namespace drover::jobs {

// One job of the queue, from submit to removal. The switches and figures inside are thread-safe by themselves; the
// members below "guarded" belong to the queue's mutex.
class Job {
public:
    Job(sys::Syscalls& sys, JobId id, JobRequest request, ItemListener on_item);

    const JobId id;
    const std::shared_ptr<const JobRequest> request;

    JobControl control;
    transfer::ProgressCell progress;
    JobRecord record;
    QuestionBox questions;
    WorkerSlots slots;
    JobContext context;
    std::unique_ptr<JobBody> body;
    SourceCount count;

    enum class Phase : std::uint8_t { waiting, running, finished };

    // Guarded.
    Phase phase = Phase::waiting;
    bool held = false;       // by the user: not to be started, or paused
    bool cancelled = false;  // by the user
    bool remove_when_finished = false;
    std::optional<LaneSet> lanes;       // nothing until somebody looked
    bool has_lanes = false;             // may run; with `lanes` unknown as long as it is alone
    std::string waiting_for;            // the busy device
    JobState outcome = JobState::done;  // once finished
    RateMeter rate;
    Stopwatch watch;
    std::uint64_t revision = 0;
    std::jthread thread;

    // The run itself, on the job's own thread.
    void run();
    // How the finished run ended.
    JobState judge() const;
    // With the queue's mutex held.
    JobSnapshot snapshot();

private:
    void count_sources();
    JobState state() const;
    std::string state_reason() const;
    void add_figures(JobSnapshot& snapshot);
};

}  // namespace drover::jobs
