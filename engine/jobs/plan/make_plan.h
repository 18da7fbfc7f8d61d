// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/jobs/common/job_body.h"

namespace drover::jobs {

// Fills JobContext::plan with what the job would do, and changes nothing. What would fail is recorded as failed.
// Ends early when the job is stopped. One function for each kind of job.
void plan_copy(JobContext& job);  // and moves
void plan_archive(JobContext& job);
void plan_extract(JobContext& job);
void make_plan(JobContext& job);  // by the request's kind

// A dry run.
class PlanJob final : public JobBody {
public:
    explicit PlanJob(JobContext& job) : job_(job) {}

    void run() override;

private:
    JobContext& job_;
};

}  // namespace drover::jobs
