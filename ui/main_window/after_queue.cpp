// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/after_queue.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace drover::ui {

namespace {

struct After {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::After)
};

constexpr AfterQueueChoice choices[] = {
    {AfterQueue::nothing, [] { return After::tr("Do nothing"); }, nullptr},
    {AfterQueue::close_window, [] { return After::tr("Close the window"); },
     [] { return After::tr("The queue has ended. The window closes in %1 s."); }},
    {AfterQueue::suspend, [] { return After::tr("Suspend the computer"); },
     [] { return After::tr("The queue has ended. The computer is suspended in %1 s."); }},
    {AfterQueue::power_off, [] { return After::tr("Switch the computer off"); },
     [] { return After::tr("The queue has ended. The computer is switched off in %1 s."); }},
};

bool is_busy(const JobSnapshot& job) {
    return job.state == JobState::running || job.state == JobState::waiting || job.state == JobState::stopping;
}

// Somebody has to look at it first, so nothing is switched off under it.
bool needs_somebody(const JobSnapshot& job) {
    return job.state == JobState::paused || job.questions_open > 0 || job.state == JobState::needs_attention;
}

}  // namespace

std::span<const AfterQueueChoice> after_queue_choices() {
    return choices;
}

AfterQueueWatch::AfterQueueWatch(QObject* parent, std::chrono::milliseconds second) : QObject(parent), timer_(this) {
    timer_.setInterval(second);
    connect(&timer_, &QTimer::timeout, this, &AfterQueueWatch::count);
}

void AfterQueueWatch::choose(AfterQueue choice) {
    if (choice == choice_) return;
    choice_ = choice;
    stop_counting();
    Q_EMIT changed();
}

void AfterQueueWatch::add_sample(const std::vector<JobSnapshot>& jobs) {
    const bool busy = std::ranges::any_of(jobs, is_busy);
    const bool held = std::ranges::any_of(jobs, needs_somebody);
    const bool ends = was_busy_ && !busy && !held && !jobs.empty();
    was_busy_ = busy || (was_busy_ && held);
    if (busy || held) stop_counting();
    if (!ends || choice_ == AfterQueue::nothing) return;
    seconds_left_ = static_cast<int>(grace.count()) + 1;
    timer_.start();
    count();
}

void AfterQueueWatch::count() {
    --seconds_left_;
    if (seconds_left_ > 0) {
        const auto* entry = std::ranges::find(choices, choice_, &AfterQueueChoice::choice);
        return Q_EMIT counted(entry->countdown().arg(QLocale().toString(seconds_left_)));
    }
    timer_.stop();
    const AfterQueue chosen = choice_;
    choose(AfterQueue::nothing);
    Q_EMIT stopped();
    Q_EMIT due(chosen);
}

void AfterQueueWatch::stop_counting() {
    if (!timer_.isActive()) return;
    timer_.stop();
    Q_EMIT stopped();
}

}  // namespace drover::ui
