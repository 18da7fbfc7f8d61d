// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <cstdint>
#include <deque>
#include <memory>
#include <unordered_map>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

struct JournalEntry {
    QDateTime time;  // when the window saw it
    QString text;
};

// What happened to one job, as far as it can be seen from one sample to the next.
class JobStory {
public:
    static constexpr std::size_t most_entries = 2000;  // the oldest go first

    void add(const JobSnapshot& job, const QDateTime& time);
    const std::deque<JournalEntry>& entries() const { return entries_; }
    std::uint64_t revision() const { return revision_; }

private:
    void note(const QDateTime& time, const QString& text);
    void note_state(const JobSnapshot& job, const QDateTime& time);
    void note_problems(const JobSnapshot& job, const QDateTime& time);

    std::deque<JournalEntry> entries_;
    std::uint64_t revision_ = 0;
    bool begun_ = false;
    JobState state_ = JobState::waiting;
    JobPhase phase_ = JobPhase::idle;
    std::string reason_;
    std::size_t warnings_ = 0;
    std::size_t errors_ = 0;
    std::uint64_t questions_ = 0;
    std::size_t sources_ = 0;
};

// The stories of all jobs in the queue. Kept while the window lives; a file's fate stands in the item log.
class JobJournal {
public:
    void add(const std::vector<JobSnapshot>& jobs);
    const JobStory* story(JobId id) const;  // null for a job that is gone

private:
    std::unordered_map<std::uint64_t, JobStory> stories_;
};

}  // namespace drover::ui
