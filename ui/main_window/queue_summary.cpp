// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/queue_summary.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "ui/jobs/job_model.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

struct Queue {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Queue)
};

struct Tally {
    std::uint64_t running = 0, waiting = 0, paused = 0, asking = 0, ended = 0;
    double rate = 0, files_rate = 0;
    Savings saved;

    void add(const JobSnapshot& job) {
        running += job.state == JobState::running || job.state == JobState::stopping;
        waiting += job.state == JobState::waiting;
        paused += job.state == JobState::paused;
        asking += job.questions_open > 0;
        ended += is_final(job.state);
        if (job.state == JobState::running) {
            rate += job.bytes_per_second;
            files_rate += job.files_per_second;
        }
        saved += job.saved;
    }
};

bool failed(const JobSnapshot& job) {
    return job.state == JobState::failed || job.state == JobState::partial;
}

}  // namespace

QueueEnd queue_end(const std::vector<JobSnapshot>& jobs) {
    std::uint64_t questions = 0;
    for (const JobSnapshot& job : jobs) questions += job.questions_open;
    if (questions > 0) return {Queue::tr("Drover needs your answer"), questions_text(questions)};
    const bool all_ended = std::ranges::all_of(jobs, [](const JobSnapshot& job) { return is_final(job.state); });
    if (!all_ended || jobs.empty()) return {};
    const auto failures = static_cast<std::uint64_t>(std::ranges::count_if(jobs, failed));
    const QString text = Queue::tr("Ended: %1").arg(jobs_text(jobs.size()));
    if (failures == 0) return {Queue::tr("The queue has ended"), text};
    return {Queue::tr("The queue has ended, with errors"),
            Queue::tr("%1, %2 with errors").arg(text, format_count(failures))};
}

QString queue_summary(const JobModel& model) {
    Tally tally;
    for (int i = 0; i < model.rowCount(); ++i) tally.add(model.row(i).text());
    QStringList parts;
    const auto add = [&parts](const QString& text, std::uint64_t count) {
        if (count > 0) parts << text.arg(format_count(count));
    };
    add(Queue::tr("%1 running"), tally.running);
    add(Queue::tr("%1 waiting"), tally.waiting);
    add(Queue::tr("%1 paused"), tally.paused);
    add(Queue::tr("%1 with questions"), tally.asking);
    add(Queue::tr("%1 ended"), tally.ended);
    const bool only_files = tally.rate < 1 && tally.files_rate >= 1;  // empty ones
    if (only_files) parts << Queue::tr("%1/s").arg(files_text(static_cast<std::uint64_t>(tally.files_rate)));
    else if (tally.running > 0) parts << format_rate(tally.rate);
    const SavedBytes saved = total_saved(tally.saved);
    if (saved.bytes > 0 && saved.precision != Precision::unknown) {
        parts << Queue::tr("saved %1 in all").arg(format_size(saved));
    }
    return parts.join(QStringLiteral(" · "));
}

}  // namespace drover::ui
