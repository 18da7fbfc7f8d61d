// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/job_actions.h"

#include <QAction>
#include <QMenu>
#include <algorithm>
#include <ranges>

#include "ui/jobs/filtered_jobs.h"
#include "ui/jobs/job_list.h"
#include "ui/main_window/make_action.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

bool can_pause(const JobSnapshot& job) {
    return job.state == JobState::running || job.state == JobState::waiting;
}

bool can_resume(const JobSnapshot& job) {
    return job.state == JobState::paused;
}

bool can_cancel(const JobSnapshot& job) {
    return !is_final(job.state) && job.state != JobState::stopping;
}

bool can_remove(const JobSnapshot& job) {
    return is_final(job.state);
}

}  // namespace

JobActions::JobActions(Engine& engine, FilteredJobs& jobs, JobList& list, QObject* parent)
    : QObject(parent),
      engine_(engine),
      jobs_(jobs),
      list_(list),
      pause_resume_(make_action(this, {QStringLiteral("pause"), {}, {}}, Qt::Key_Space)),
      cancel_(make_action(this, {QStringLiteral("cancel"), tr("&Cancel"), tr("Cancel the selected jobs")})),
      remove_(
          make_action(this, {QStringLiteral("remove"), tr("R&emove"), tr("Remove the selected jobs from the list")})),
      remove_finished_(make_action(this, {QStringLiteral("remove_finished"), tr("Remove all &finished"),
                                          tr("Remove all jobs that have ended")})),
      move_up_(
          make_action(this, {QStringLiteral("up"), tr("Move &up"), tr("Earlier in the queue")}, Qt::ALT | Qt::Key_Up)),
      move_down_(make_action(this, {QStringLiteral("down"), tr("Move &down"), tr("Later in the queue")},
                             Qt::ALT | Qt::Key_Down)) {
    for (QAction* action : {pause_resume_, cancel_, remove_, move_up_, move_down_}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        list_.addAction(action);
    }
    connect(pause_resume_, &QAction::triggered, this, &JobActions::toggle_pause);
    connect(cancel_, &QAction::triggered, this, &JobActions::cancel_selected);
    connect(remove_, &QAction::triggered, this, &JobActions::remove_selected);
    connect(remove_finished_, &QAction::triggered, this, &JobActions::remove_finished);
    connect(move_up_, &QAction::triggered, this, &JobActions::move_selected_up);
    connect(move_down_, &QAction::triggered, this, &JobActions::move_selected_down);
    connect(list_.selectionModel(), &QItemSelectionModel::selectionChanged, this, &JobActions::refresh);
    list_.setContextMenuPolicy(Qt::ActionsContextMenu);
    refresh();
}

void JobActions::add_to_menu(QMenu& menu) {
    menu.addActions({pause_resume_, cancel_, remove_});
    menu.addSeparator();
    menu.addActions({move_up_, move_down_});
    menu.addSeparator();
    menu.addAction(remove_finished_);
}

void JobActions::refresh() {
    const auto jobs = list_.selected_jobs();
    const bool pausing = std::ranges::any_of(jobs, can_pause);
    const bool cancelling = std::ranges::any_of(jobs, can_cancel);
    const bool removing = std::ranges::any_of(jobs, can_remove);
    const auto row = [this](const JobSnapshot& job) { return jobs_.find(job.id).value_or(0); };
    pause_resume_->setEnabled(pausing || std::ranges::any_of(jobs, can_resume));
    show_pause_or_resume(pausing || !pause_resume_->isEnabled());
    cancel_->setEnabled(cancelling);
    remove_->setEnabled(removing);
    // Delete ends what still runs first; a second press clears it away.
    cancel_->setShortcut(removing && !cancelling ? QKeySequence() : QKeySequence::Delete);
    remove_->setShortcut(removing && !cancelling ? QKeySequence::Delete : QKeySequence());
    set_action_text(*cancel_, cancel_->text(), tr("Cancel the selected jobs"));
    set_action_text(*remove_, remove_->text(), tr("Remove the selected jobs from the list"));
    move_up_->setEnabled(!jobs.empty() && row(jobs.front()) > 0);
    move_down_->setEnabled(!jobs.empty() && row(jobs.back()) + 1 < jobs_.rowCount());
    remove_finished_->setEnabled(jobs_.queue().any(can_remove));
}

void JobActions::show_pause_or_resume(bool pause) {
    const QString text = pause ? tr("&Pause") : tr("&Resume");
    if (pause_resume_->text() == text) return;
    pause_resume_->setIcon(symbolic_icon(pause ? QStringLiteral("pause") : QStringLiteral("resume")));
    set_action_text(*pause_resume_, text, pause ? tr("Pause the selected jobs") : tr("Resume the selected jobs"));
}

void JobActions::toggle_pause() {
    const auto jobs = list_.selected_jobs();
    const bool pausing = std::ranges::any_of(jobs, can_pause);
    for (const JobSnapshot& job : jobs) {
        if (pausing && can_pause(job)) engine_.pause(job.id);
        if (!pausing && can_resume(job)) engine_.resume(job.id);
    }
}

void JobActions::cancel_selected() {
    for (const JobSnapshot& job : list_.selected_jobs()) {
        if (can_cancel(job)) engine_.cancel(job.id);
    }
}

void JobActions::remove_selected() {
    for (const JobSnapshot& job : list_.selected_jobs()) {
        if (can_remove(job)) engine_.remove(job.id);
    }
}

void JobActions::remove_finished() {
    const JobModel& queue = jobs_.queue();
    for (int i = 0; i < queue.rowCount(); ++i) {
        const JobSnapshot& job = queue.row(i).live();
        if (can_remove(job)) engine_.remove(job.id);
    }
}

// Past the neighbour that is shown; what the filter hides between them stays where it is.
void JobActions::move_past_neighbour(JobId id, int step) {
    const int neighbour = jobs_.find(id).value_or(0) + step;
    if (neighbour < 0 || neighbour >= jobs_.rowCount()) return;
    const auto place = jobs_.queue().find(jobs_.row(neighbour).live().id);
    if (place) engine_.move_to(id, static_cast<std::size_t>(*place));
}

void JobActions::move_selected_up() {
    for (const JobSnapshot& job : list_.selected_jobs()) move_past_neighbour(job.id, -1);
}

void JobActions::move_selected_down() {
    for (const JobSnapshot& job : list_.selected_jobs() | std::views::reverse) move_past_neighbour(job.id, 1);
}

}  // namespace drover::ui
