// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/job_filters.h"

#include <QCoreApplication>
#include <algorithm>

namespace drover::ui {

namespace {

struct Filters {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Filters)
};

constexpr StateFilter filters[] = {
    {[] { return Filters::tr("All jobs"); }, "all", [](const JobSnapshot&) { return true; }},
    {[] { return Filters::tr("Running"); }, "resume",
     [](const JobSnapshot& job) { return job.state == JobState::running || job.state == JobState::stopping; }},
    {[] { return Filters::tr("Waiting"); }, "waiting",
     [](const JobSnapshot& job) { return job.state == JobState::waiting || job.state == JobState::paused; }},
    {[] { return Filters::tr("Needs attention"); }, "question",
     [](const JobSnapshot& job) {
         return job.questions_open > 0 || job.state == JobState::needs_attention || job.state == JobState::partial ||
                job.state == JobState::failed;
     }},
    {[] { return Filters::tr("Ended"); }, "done", [](const JobSnapshot& job) { return is_final(job.state); }},
};

}  // namespace

std::span<const StateFilter> state_filters() {
    return filters;
}

bool JobFilter::accepts(const JobSnapshot& job) const {
    if (const auto* state = std::get_if<const StateFilter*>(&choice_)) return (*state)->accepts(job);
    const auto& device = std::get<std::string>(choice_);
    return std::ranges::find(*job.devices, device, &Device::id) != job.devices->end();
}

}  // namespace drover::ui
