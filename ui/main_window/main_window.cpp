// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/main_window.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "ui/bridge/engine_bridge.h"
#include "ui/details/details_pane.h"
#include "ui/dialogs/choose.h"
#include "ui/dialogs/new_job_panel.h"
#include "ui/intake/archive_names.h"
#include "ui/jobs/job_list.h"
#include "ui/jobs/job_model.h"
#include "ui/main_window/destination_bar.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/main_window/job_actions.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/queue_summary.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

// What a QString holds in place of bytes that are not UTF-8.
constexpr std::string_view lost_bytes = "\xEF\xBF\xBD";

bool all_ended(const std::vector<JobSnapshot>& jobs) {
    return std::ranges::all_of(jobs, [](const JobSnapshot& job) { return is_final(job.state); });
}

}  // namespace

MainWindow::~MainWindow() = default;

void MainWindow::offer_files(const DroppedFiles& files, std::optional<JobKind> wish) {
    if (files.empty()) {
        messages_->show_message(tr("There are no files in what was handed over."), Signal::attention);
        return;
    }
    if (files.remote > 0) {
        const QString first = show_path(files.first_remote);
        messages_->show_message(files.remote == 1
                                    ? tr("%1 is not on this machine. Only local files can be copied; mount the place "
                                         "to reach it as a folder.")
                                          .arg(first)
                                    : tr("%1 and %2 more are not on this machine. Only local files can be copied.")
                                          .arg(first, format_count(files.remote - 1)),
                                Signal::attention);
    }
    if (files.paths.empty()) return;
    if (files.remote == 0) messages_->hide();  // it was about an earlier attempt
    new_job_->offer(files.paths, wish);
    // Enter starts the job, unless a place to go is still missing.
    if (destination_->destination().empty()) destination_->focus_text();
    else new_job_->focus_start();
}

void MainWindow::add_files() {
    choose_files(*this, [this](const DroppedFiles& files) { take_picked(files); });
}

void MainWindow::add_folder() {
    choose_source_folder(*this, [this](const DroppedFiles& files) { take_picked(files); });
}

void MainWindow::take_picked(const DroppedFiles& files) {
    DroppedFiles usable = files;
    const auto lost = [](const std::string& path) { return path.find(lost_bytes) != std::string::npos; };
    const bool some_lost = std::erase_if(usable.paths, lost) > 0;
    if (!some_lost || !usable.empty()) offer_files(usable, usable.kind);
    if (some_lost) {
        messages_->show_message(
            tr("The chooser cannot pass on names that are not UTF-8. Drop these files on the window, or paste them."),
            Signal::attention);
    }
}

void MainWindow::paste() {
    const QMimeData* held = QApplication::clipboard()->mimeData();
    const DroppedFiles files = held ? read_files(*held) : DroppedFiles();
    if (files.empty()) {
        messages_->show_message(tr("The clipboard holds no files. Copy some in a file manager first."),
                                Signal::attention);
        return;
    }
    offer_files(files, files.kind.value_or(JobKind::copy));
}

void MainWindow::browse_destination() {
    choose_destination(*this, [this](const DroppedFiles& chosen) {
        if (chosen.paths.empty()) return;
        destination_->set_destination(chosen.paths.front());
        if (new_job_->isVisible()) new_job_->focus_start();
    });
}

void MainWindow::submit(Engine::Start start) {
    const std::string destination = destination_->destination();
    if (!destination.starts_with('/')) {
        new_job_->show_error(destination.empty() ? tr("Choose where the files should go.")
                                                 : tr("Give the destination from the root on, such as /home/…"));
        destination_->focus_text();
        return;
    }
    if (!new_job_->complete()) return;
    const Result<JobId> id = engine_.submit(new_job_->request(destination), start);
    if (!id) {
        new_job_->show_error(QString::fromStdString(id.error().message()));
        return;
    }
    recent_.add(destination);
    destination_->set_recent(recent_.load());
    submitted_ = *id;
    messages_->hide();
    new_job_->dismiss();
}

void MainWindow::take_sample(const std::vector<JobSnapshot>& jobs) {
    model_->set_jobs(jobs);
    pages_->setCurrentIndex(jobs.empty() ? 0 : 1);
    details_->setVisible(!jobs.empty() && show_details_->isChecked());
    summary_->setText(queue_summary(*model_));
    choose_selection();
    job_actions_->refresh();
    show_current_job();
    if (close_asked_ && all_ended(jobs)) {
        close_asked_ = false;
        messages_->hide();
    }
}

void MainWindow::choose_selection() {
    if (submitted_ && model_->find(*submitted_)) {
        list_->select_job(*submitted_);
        list_->setFocus(Qt::OtherFocusReason);
        submitted_.reset();
    } else if (!list_->current_job() && model_->rowCount() > 0) {
        list_->select_job(model_->row(0).live().id);
    }
}

void MainWindow::show_current_job() {
    const auto job = list_->current_job();
    const auto row = job ? model_->find(*job) : std::nullopt;
    if (row) details_->show_job(model_->row(*row).text());
    else details_->show_nothing();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!announces_files(*event->mimeData())) return;
    dragged_ = read_files(*event->mimeData());
    dragged_archives_ = all_name_archives(dragged_.paths);
    accept_drag(*event);
}

void MainWindow::dragMoveEvent(QDragMoveEvent* event) {
    if (announces_files(*event->mimeData())) accept_drag(*event);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*) {
    overlay_->hide();
    dragged_ = {};
}

// Always a copy towards the other program: were a move accepted, it could delete the files before they are moved.
void MainWindow::accept_drag(QDropEvent& event) {
    const JobKind kind = new_job_->kind_for(dragged_archives_, wish_of(event));
    overlay_->show_for(kind, show_name(destination_->destination()));
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

// Keys go before what the other program asked for; without either the new job panel chooses.
std::optional<JobKind> MainWindow::wish_of(const QDropEvent& event) const {
    if (event.modifiers() & Qt::ShiftModifier) return JobKind::move;
    if (event.modifiers() & Qt::ControlModifier) return JobKind::copy;
    return dragged_.kind;
}

void MainWindow::dropEvent(QDropEvent* event) {
    overlay_->hide();
    event->setDropAction(Qt::CopyAction);
    event->accept();
    const std::optional<JobKind> wish = wish_of(*event);
    // Some programs hand over nothing before the drop.
    const DroppedFiles hovering = std::exchange(dragged_, {});
    offer_files(hovering.empty() ? read_files(*event->mimeData()) : hovering, wish);
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    if (!focusWidget()) (model_->rowCount() > 0 ? static_cast<QWidget*>(list_) : pages_->currentWidget())->setFocus();
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
    settings_.setValue(QStringLiteral("splitter"), splitter_->saveState());
    if (all_ended(engine_.snapshot()) || (close_asked_ && messages_->isVisible())) {
        event->accept();
        return;
    }
    close_asked_ = true;
    messages_->show_message(tr("Not all jobs have ended, and the queue is not kept. Close the window again to cancel "
                               "them and quit."),
                            Signal::attention);
    event->ignore();
}

}  // namespace drover::ui
