// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job_row.h"

#include <utility>

namespace drover::ui {

namespace {

bool tells_news(const JobSnapshot& before, const JobSnapshot& after) {
    return before.state != after.state || before.questions_open != after.questions_open ||
           before.errors_total != after.errors_total || after.state != JobState::running;
}

}  // namespace

JobRow::JobRow(JobSnapshot job) : live_(job), text_(std::move(job)), text_time_(std::chrono::steady_clock::now()) {}

bool JobRow::update(JobSnapshot job) {
    // What has ended stays as it is, whatever the number of its snapshots.
    const bool ended = is_final(live_.state) && job.state == live_.state;
    const bool changed = !ended && job.revision != live_.revision;
    if (!changed && text_.revision == live_.revision) return false;
    const bool news = changed && tells_news(text_, job);
    if (changed) live_ = std::move(job);
    const auto now = std::chrono::steady_clock::now();
    // The text catches up even when nothing more happens.
    const bool due = news || now - text_time_ >= text_interval;
    if (due) {
        text_ = live_;
        text_time_ = now;
    }
    return changed || due;
}

}  // namespace drover::ui
