// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/main_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QLabel>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>

#include "ui/bridge/engine_bridge.h"
#include "ui/details/details_pane.h"
#include "ui/history/history_reader.h"
#include "ui/history/history_window.h"
#include "ui/jobs/filtered_jobs.h"
#include "ui/jobs/job_list.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/main_window/free_space.h"
#include "ui/main_window/job_actions.h"
#include "ui/main_window/job_intake.h"
#include "ui/main_window/make_action.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/queue_files.h"
#include "ui/main_window/queue_summary.h"
#include "ui/main_window/speed_limit_button.h"
#include "ui/settings/settings_dialog.h"
#include "ui/sidebar/sidebar.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

bool all_ended(const std::vector<JobSnapshot>& jobs) {
    return std::ranges::all_of(jobs, [](const JobSnapshot& job) { return is_final(job.state); });
}

bool moves_something(const JobSnapshot& job) {
    return job.state == JobState::running || job.state == JobState::stopping;
}

bool takes_more_sources(const JobSnapshot& job) {
    const bool kind = job.request->kind == JobKind::copy || job.request->kind == JobKind::move;
    return kind && !is_final(job.state) && job.state != JobState::stopping && !job.request->destination_is_target;
}

}  // namespace

MainWindow::~MainWindow() = default;

void MainWindow::offer_files(const DroppedFiles& files, std::optional<JobKind> wish) {
    intake_->offer_files(files, wish);
}

void MainWindow::take_sample(const std::vector<JobSnapshot>& jobs, const QueueState& queue) {
    throughput_.add(jobs);
    journal_.add(jobs);
    queue_->set_jobs(jobs);
    sidebar_->update_counts(jobs, queue.lanes);
    pages_->setCurrentIndex(jobs.empty() ? 0 : 1);
    details_->setVisible(!jobs.empty() && show_details_->isChecked());
    show_queue_state(queue);
    notice(jobs);
    free_space_->add_sample(jobs);
    queue_files_->add_sample(jobs);
    show_summary();
    choose_selection();
    job_actions_->refresh();
    show_current_job();
    if (close_asked_ && all_ended(jobs)) {
        close_asked_ = false;
        messages_->hide();
    }
}

void MainWindow::notice(const std::vector<JobSnapshot>& jobs) {
    after_queue_->add_sample(jobs);
    const bool busy = std::ranges::any_of(jobs, moves_something);
    if (busy == busy_) return;
    busy_ = busy;
    Q_EMIT busy_changed(busy);
    if (busy || isActiveWindow() || !preferences_.notify) return;
    const QueueEnd end = queue_end(jobs);
    if (!end.title.isEmpty()) Q_EMIT queue_ended(end.title, end.text);
}

void MainWindow::show_queue_state(const QueueState& queue) {
    speed_limit_->show_limit(queue.bytes_per_second);
    pause_all_->setEnabled(queue.paused || queue_->any([](const JobSnapshot& job) { return !is_final(job.state); }));
    if (queue.paused == all_paused_ && !pause_all_->text().isEmpty()) return;
    all_paused_ = queue.paused;
    pause_all_->setIcon(symbolic_icon(all_paused_ ? QStringLiteral("start-all") : QStringLiteral("pause-all")));
    set_action_text(*pause_all_, all_paused_ ? tr("&Start all") : tr("P&ause all"),
                    all_paused_ ? tr("Let the queue go on") : tr("Stop the whole queue for a while"));
}

void MainWindow::toggle_all() {
    if (all_paused_) engine_.resume_all();
    else engine_.pause_all();
}

void MainWindow::show_summary() {
    summary_->setText(queue_summary(*queue_));
    space_->setText(free_space_->text());
}

void MainWindow::choose_selection() {
    if (submitted_ && queue_->find(*submitted_)) {
        if (!shown_jobs_->find(*submitted_)) sidebar_->show_all();
        list_->select_job(*submitted_);
        list_->setFocus(Qt::OtherFocusReason);
        submitted_.reset();
    } else if (!list_->current_job() && shown_jobs_->rowCount() > 0) {
        list_->select_job(shown_jobs_->row(0).live().id);
    }
}

void MainWindow::show_current_job() {
    const auto job = list_->current_job();
    const auto row = job ? shown_jobs_->find(*job) : std::nullopt;
    if (row) details_->show_job(shown_jobs_->row(*row).text());
    else details_->show_nothing();
}

// A job takes what falls on it, a lane sends what falls on it to its device, the rest becomes a new job.
DropTarget MainWindow::drop_target(const QPoint& place) const {
    const QPoint in_list = list_->mapFrom(this, place);
    const auto job = list_->isVisible() && list_->rect().contains(in_list) ? list_->job_at(in_list) : std::nullopt;
    const auto row = job ? queue_->find(*job) : std::nullopt;
    if (row && takes_more_sources(queue_->row(*row).live())) {
        const QRect shown = list_->row_at(in_list);
        return {.job = job,
                .folder = {},
                .name = job_title(*queue_->row(*row).live().request),
                .place = QRect(list_->mapTo(overlay_->parentWidget(), shown.topLeft()), shown.size())};
    }
    const QPoint in_sidebar = sidebar_->mapFrom(this, place);
    const Lane* lane =
        sidebar_->isVisible() && sidebar_->rect().contains(in_sidebar) ? sidebar_->lane_at(in_sidebar) : nullptr;
    if (lane) {
        const QRect shown = sidebar_->row_at(in_sidebar);
        return {.job = {},
                .folder = lane->device.mount_point,
                .name = show_path(lane->device.name()),
                .place = QRect(sidebar_->mapTo(overlay_->parentWidget(), shown.topLeft()), shown.size())};
    }
    return {.job = {}, .folder = {}, .name = show_name(intake_->destination()), .place = {}};
}

void MainWindow::take_drop(const DropTarget& target, const DroppedFiles& files, std::optional<JobKind> wish) {
    if (target.job && !files.paths.empty()) {
        const Status added = engine_.add_sources(*target.job, files.paths);
        if (!added) show_problem(tell_error(added.error()));
        return;
    }
    if (!target.folder.empty()) intake_->set_destination(target.folder);
    intake_->offer_files(files, wish);
}

void MainWindow::show_problem(const QString& text) {
    messages_->show_message(text, Signal::attention);
}

void MainWindow::come_forward() {
    if (isMinimized()) showNormal();
    show();
    raise();
    activateWindow();
}

void MainWindow::keep_queue(QueueKeeper& keeper) {
    past_ = std::make_shared<HistoryReader>(keeper);
    show_history_->setEnabled(true);
    int back = 0;
    for (const StoredJob& job : keeper.left_over()) {
        const auto id = keeper.go_on(job.number, Engine::Start::held);
        if (id) ++back;
        else show_problem(tell_error(id.error()));
    }
    if (back > 0)
        messages_->show_message(tr("Not ended the last time: %1. Resume what is to go on, remove what is not.")
                                    .arg(jobs_text(static_cast<std::uint64_t>(back))),
                                Signal::good);
    for (const std::string& notice : keeper.take_notices()) show_problem(QString::fromStdString(notice));
}

void MainWindow::show_settings() {
    auto* dialog = new SettingsDialog(preferences_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::changed, this, [this](const Preferences& preferences) {
        preferences_ = preferences;
        save_preferences(settings_, preferences_);
        apply_preferences();
    });
    dialog->open();
}

void MainWindow::show_history() {
    if (!history_) {
        history_ = new HistoryWindow(past_, this);
        history_->setAttribute(Qt::WA_DeleteOnClose);
        connect(history_, &HistoryWindow::again_wanted, this, &MainWindow::do_again);
    }
    history_->show();
    history_->raise();
    history_->activateWindow();
}

void MainWindow::do_again(const JobRequest& request) {
    const auto start = preferences_.hold_new_jobs ? Engine::Start::held : Engine::Start::when_possible;
    const Result<JobId> id = engine_.submit(request, start);
    if (id) submitted_ = *id;
    else show_problem(tell_error(id.error()));
}

void MainWindow::apply_preferences() {
    use_decimal_units(preferences_.decimal_units);
    intake_->set_defaults(preferences_);
    const QueueState queue = engine_.queue_state();
    if (queue.bytes_per_second != preferences_.queue_limit) engine_.set_queue_limit(preferences_.queue_limit);
    if (queue.jobs_per_device != preferences_.jobs_per_device)
        engine_.set_jobs_per_device(preferences_.jobs_per_device);
    speed_limit_->show_limit(preferences_.queue_limit);
    if (preferences_.appearance != appearance_) apply_appearance(preferences_.appearance);
    appearance_ = preferences_.appearance;
    list_->viewport()->update();
}

void MainWindow::do_after_queue(AfterQueue choice) {
    if (choice == AfterQueue::close_window) close();
    else Q_EMIT power_wanted(choice);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    file_drop_->enter(*event);
}

void MainWindow::dragMoveEvent(QDragMoveEvent* event) {
    file_drop_->move(*event);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*) {
    file_drop_->leave();
}

void MainWindow::dropEvent(QDropEvent* event) {
    file_drop_->drop(*event);
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (!focusWidget()) (queue_->rowCount() > 0 ? static_cast<QWidget*>(list_) : pages_->currentWidget())->setFocus();
    update_watching();
}

void MainWindow::hideEvent(QHideEvent* event) {
    QMainWindow::hideEvent(event);
    update_watching();
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) update_watching();
}

void MainWindow::update_watching() {
    bridge_->set_watched(isVisible() && !isMinimized());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    settings_.setValue(QStringLiteral("geometry"), saveGeometry());
    settings_.setValue(QStringLiteral("across"), across_->saveState());
    settings_.setValue(QStringLiteral("down"), down_->saveState());
    const bool asked = close_asked_ && messages_->isVisible();
    if (!preferences_.ask_before_quitting || asked || all_ended(engine_.snapshot())) {
        if (history_) history_->close();
        event->accept();
        return;
    }
    close_asked_ = true;
    show_problem(past_ ? tr("Not all jobs have ended. Close the window again to stop them and quit; they wait in "
                            "the queue until the next time.")
                       : tr("Not all jobs have ended, and the queue is not kept. Close the window again to cancel "
                            "them and quit."));
    event->ignore();
}

}  // namespace drover::ui
