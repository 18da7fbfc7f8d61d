// SPDX-License-Identifier: GPL-3.0-or-later
// Who tells whom in the window.
#include <QAction>
#include <QSplitter>

#include "ui/bridge/engine_bridge.h"
#include "ui/details/details_pane.h"
#include "ui/jobs/filtered_jobs.h"
#include "ui/jobs/job_list.h"
#include "ui/main_window/free_space.h"
#include "ui/main_window/job_intake.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/queue_files.h"
#include "ui/main_window/speed_limit_button.h"
#include "ui/sidebar/sidebar.h"

namespace drover::ui {

void MainWindow::connect_queue() {
    connect(bridge_, &EngineBridge::sampled, this, &MainWindow::take_sample);
    connect(bridge_, &EngineBridge::noticed, this, &MainWindow::notice);
    connect(queue_, &JobModel::move_wanted, this,
            [this](quint64 job, int position) { engine_.move_to(JobId{job}, static_cast<std::size_t>(position)); });
    connect(pause_all_, &QAction::triggered, this, &MainWindow::toggle_all);
    connect(speed_limit_, &SpeedLimitButton::limit_chosen, this, [this](quint64 limit) {
        preferences_.queue_limit = limit;
        save_preferences(settings_, preferences_);
        apply_preferences();
    });
    connect(free_space_, &FreeSpace::changed, this, &MainWindow::show_summary);
    connect(after_queue_, &AfterQueueWatch::counted, this,
            [this](const QString& text) { messages_->show_countdown(text, tr("Don’t")); });
    connect(after_queue_, &AfterQueueWatch::stopped, messages_, &QWidget::hide);
    connect(after_queue_, &AfterQueueWatch::due, this, &MainWindow::do_after_queue);
    connect(messages_, &MessageBar::taken_back, this, [this] { after_queue_->choose(AfterQueue::nothing); });
}

void MainWindow::connect_parts() {
    connect(add_files_, &QAction::triggered, intake_, &JobIntake::add_files);
    connect(add_folder_, &QAction::triggered, intake_, &JobIntake::add_folder);
    connect(paste_, &QAction::triggered, intake_, &JobIntake::paste);
    connect(inspect_, &QAction::triggered, this, [this] { Q_EMIT inspect_wanted({}); });
    connect(show_history_, &QAction::triggered, this, &MainWindow::show_history);
    connect(queue_files_, &QueueFiles::problem_found, this, &MainWindow::show_problem);
    connect(queue_files_, &QueueFiles::done, this,
            [this](const QString& text) { messages_->show_message(text, Signal::good); });
    connect(show_settings_, &QAction::triggered, this, &MainWindow::show_settings);
    connect(show_sidebar_, &QAction::toggled, this, [this](bool on) {
        if (!on && sidebar_->hasFocus()) list_->setFocus(Qt::OtherFocusReason);
        sidebar_->setVisible(on);
    });
    connect(sidebar_, &Sidebar::filter_changed, this, [this] {
        shown_jobs_->set_filter(sidebar_->filter());
        choose_selection();
        show_current_job();
    });
    connect(intake_, &JobIntake::problem_found, this, &MainWindow::show_problem);
    connect(intake_, &JobIntake::problem_solved, messages_, &QWidget::hide);
    connect(intake_, &JobIntake::submitted, this, [this](quint64 job) { submitted_ = JobId{job}; });
    connect(intake_, &JobIntake::dismissed, this, [this] { list_->setFocus(Qt::OtherFocusReason); });
}

void MainWindow::connect_details() {
    connect(show_details_, &QAction::toggled, this, [this](bool on) {
        if (!on && details_->isAncestorOf(focusWidget())) list_->setFocus(Qt::OtherFocusReason);
        details_->setVisible(on && queue_->rowCount() > 0);
    });
    connect(list_, &JobList::current_job_changed, this, &MainWindow::show_current_job);
    connect(list_, &JobList::questions_wanted, this, [this] { details_->open_tab(QStringLiteral("conflicts")); });
    connect(details_, &DetailsPane::opened, show_details_, [this] { show_details_->setChecked(true); });
    connect(details_, &DetailsPane::focus_left, this, [this] { list_->setFocus(Qt::OtherFocusReason); });
    connect(details_, &DetailsPane::problem_found, this, &MainWindow::show_problem);
    connect(details_, &DetailsPane::inspect_wanted, this, &MainWindow::inspect_wanted);
}

}  // namespace drover::ui
