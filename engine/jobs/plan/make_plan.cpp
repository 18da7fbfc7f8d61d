// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/plan/make_plan.h"

namespace drover::jobs {

void make_plan(JobContext& job) {
    switch (job.request.kind) {
        case JobKind::copy:
        case JobKind::move:
            return plan_copy(job);
        case JobKind::archive:
            return plan_archive(job);
        case JobKind::extract:
            return plan_extract(job);
    }
}

void PlanJob::run() {
    const JobControl::Worker worker(job_.control);
    job_.added.close();
    if (job_.control.may_continue()) make_plan(job_);
}

}  // namespace drover::jobs
