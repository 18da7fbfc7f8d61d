// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/plan/plan_run.h"

#include <utility>

#include "engine/base/try_thread.h"
#include "engine/jobs/plan/make_plan.h"

namespace drover::jobs {

namespace {

JobRequest as_dry_run(JobRequest request) {
    request.options.dry_run = true;
    request.options.log_items = false;
    return request;
}

}  // namespace

PlanRun::PlanRun(sys::Syscalls& sys, JobRequest request, std::function<void()> on_end)
    : context_(sys, as_dry_run(std::move(request)), control_, progress_, record_, questions_) {
    context_.plan.begin();
    auto thread = try_thread([this, on_end = std::move(on_end)] {
        make_plan(context_);
        active_.store(false, std::memory_order_release);
        on_end();
    });
    if (thread) thread_ = std::move(*thread);
    else active_.store(false, std::memory_order_release);
}

}  // namespace drover::jobs
