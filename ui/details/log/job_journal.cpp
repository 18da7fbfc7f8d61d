// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/log/job_journal.h"

#include <QCoreApplication>
#include <unordered_set>

#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

struct Journal {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Journal)
};

std::uint64_t key(JobId id) {
    return static_cast<std::uint64_t>(id);
}

QString ending(const JobSnapshot& job) {
    return Journal::tr("%1. %2. %3").arg(state_title(job), figures_line(job), methods_sentence(job));
}

}  // namespace

void JobStory::add(const JobSnapshot& job, const QDateTime& time) {
    const std::size_t sources = job.request->sources.size();
    if (!begun_)
        note(time, Journal::tr("Added: %1, to %2")
                       .arg(sources_title(job.request->sources), show_path(job.request->destination)));
    else if (sources > sources_) note(time, Journal::tr("%1 more added").arg(items_text(sources - sources_)));
    note_problems(job, time);
    note_state(job, time);
    begun_ = true;
    sources_ = sources;
    state_ = job.state;
    phase_ = job.phase;
    reason_ = job.state_reason;
    warnings_ = job.warnings.size();
    errors_ = job.errors->size();
    questions_ = job.questions_open;
}

void JobStory::note_state(const JobSnapshot& job, const QDateTime& time) {
    const bool new_state = !begun_ || job.state != state_ || job.state_reason != reason_;
    const bool new_phase = job.state == JobState::running && job.phase != phase_;
    if (!new_state && !new_phase) return;
    if (is_final(job.state)) return note(time, ending(job));
    const QString title = state_title(job);
    const QString reason = tell_state(job.state_reason);
    note(time, reason.isEmpty() ? title : Journal::tr("%1: %2").arg(title, reason));
}

void JobStory::note_problems(const JobSnapshot& job, const QDateTime& time) {
    for (std::size_t i = warnings_; i < job.warnings.size(); ++i) {
        note(time, Journal::tr("Warning: %1").arg(tell_reason(job.warnings[i])));
    }
    for (std::size_t i = errors_; i < job.errors->size(); ++i) {
        note(time, Journal::tr("Error: %1").arg(tell_error((*job.errors)[i])));
    }
    if (job.questions_open == questions_) return;
    note(time, job.questions_open == 0 ? Journal::tr("All questions are answered")
                                       : Journal::tr("%1 open").arg(questions_text(job.questions_open)));
}

void JobStory::note(const QDateTime& time, const QString& text) {
    entries_.push_back({time, text});
    if (entries_.size() > most_entries) entries_.pop_front();
    ++revision_;
}

void JobJournal::add(const std::vector<JobSnapshot>& jobs) {
    const QDateTime now = QDateTime::currentDateTime();
    std::unordered_set<std::uint64_t> present;
    for (const JobSnapshot& job : jobs) {
        present.insert(key(job.id));
        stories_[key(job.id)].add(job, now);
    }
    std::erase_if(stories_, [&present](const auto& entry) { return !present.contains(entry.first); });
}

const JobStory* JobJournal::story(JobId id) const {
    const auto found = stories_.find(key(id));
    return found == stories_.end() ? nullptr : &found->second;
}

}  // namespace drover::ui
