// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/archive/archive_job.h"
#include "engine/jobs/common/job_body.h"
#include "engine/jobs/copy/job_runner.h"
#include "engine/jobs/extract/extract_job.h"
#include "engine/jobs/plan/make_plan.h"

namespace drover::jobs {

std::unique_ptr<JobBody> make_body(JobContext& job, WorkerSlots& slots) {
    if (job.request.options.dry_run) return std::make_unique<PlanJob>(job);
    switch (job.request.kind) {
        case JobKind::copy:
        case JobKind::move:
            break;
        case JobKind::archive:
            return std::make_unique<ArchiveJob>(job, slots.front());
        case JobKind::extract:
            return std::make_unique<ExtractJob>(job, slots);
    }
    return std::make_unique<JobRunner>(job, slots);
}

}  // namespace drover::jobs
