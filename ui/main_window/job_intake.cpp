// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/job_intake.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QVBoxLayout>

#include "ui/dialogs/choose.h"
#include "ui/dialogs/new_job_panel.h"
#include "ui/main_window/destination_bar.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

QString remote_text(const DroppedFiles& files) {
    const QString first = show_path(files.first_remote);
    if (files.remote == 1) {
        return JobIntake::
            tr("%1 is not on this machine. Only local files can be copied; mount the place to reach it as a folder.")
                .arg(first);
    }
    return JobIntake::tr("%1 and %2 more are not on this machine. Only local files can be copied.")
        .arg(first, format_count(files.remote - 1));
}

}  // namespace

JobIntake::JobIntake(Engine& engine, QSettings& settings, QWidget* parent)
    : QWidget(parent), engine_(engine), recent_(settings), destination_(new DestinationBar), new_job_(new NewJobPanel) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(destination_);
    layout->addWidget(new_job_);
    const std::vector<std::string> recent = recent_.load();
    destination_->set_recent(recent);
    if (!recent.empty()) destination_->set_destination(recent.front());
    connect_parts();
}

void JobIntake::connect_parts() {
    connect(destination_, &DestinationBar::browse_wanted, this, &JobIntake::browse_destination);
    connect(destination_, &DestinationBar::changed, this, &JobIntake::propose_conflict_answer);
    connect(destination_, &DestinationBar::confirmed, this, [this] {
        if (new_job_->isVisible()) submit(new_job_->usual_start());
    });
    connect(new_job_, &NewJobPanel::submit_wanted, this, &JobIntake::submit);
    connect(new_job_, &NewJobPanel::kind_changed, this, [this] {
        destination_->set_kind(new_job_->kind());
        propose_conflict_answer();
    });
    connect(new_job_, &NewJobPanel::dismissed, this, [this] {
        destination_->set_kind(JobKind::copy);
        Q_EMIT dismissed();
    });
}

void JobIntake::set_defaults(const Preferences& preferences) {
    new_job_->set_defaults(preferences.job, preferences.hold_new_jobs);
}

void JobIntake::set_destination(const std::string& folder) {
    destination_->set_destination(folder);
}

std::string JobIntake::destination() const {
    return destination_->destination();
}

JobKind JobIntake::kind_for(bool archives_only, std::optional<JobKind> wish) const {
    return new_job_->kind_for(archives_only, wish);
}

void JobIntake::offer_files(const DroppedFiles& files, std::optional<JobKind> wish) {
    if (files.empty()) return Q_EMIT problem_found(tr("There are no files in what was handed over."));
    if (files.remote > 0) Q_EMIT problem_found(remote_text(files));
    if (files.paths.empty()) return;
    if (files.remote == 0) Q_EMIT problem_solved();  // it was about an earlier attempt
    new_job_->offer(files.paths, wish);
    propose_conflict_answer();
    // Enter starts the job, unless a place to go is still missing.
    if (destination_->destination().empty()) destination_->focus_text();
    else new_job_->focus_start();
}

// Files that go where they come from meet themselves.
void JobIntake::propose_conflict_answer() {
    new_job_->propose_for(destination_->destination());
}

void JobIntake::add_files() {
    choose_files(*this, [this](const DroppedFiles& files) { take_picked(files); });
}

void JobIntake::add_folder() {
    choose_source_folder(*this, [this](const DroppedFiles& files) { take_picked(files); });
}

void JobIntake::take_picked(const DroppedFiles& files) {
    const std::string lost_bytes = "\xEF\xBF\xBD";  // what a QString holds in place of bytes that are not UTF-8
    DroppedFiles usable = files;
    const auto lost = [&lost_bytes](const std::string& path) { return path.find(lost_bytes) != std::string::npos; };
    const bool some_lost = std::erase_if(usable.paths, lost) > 0;
    if (!some_lost || !usable.empty()) offer_files(usable, usable.kind);
    if (some_lost) {
        Q_EMIT problem_found(
            tr("The chooser cannot pass on names that are not UTF-8. Drop these files on the window, or paste them."));
    }
}

void JobIntake::paste() {
    const QMimeData* held = QApplication::clipboard()->mimeData();
    const DroppedFiles files = held ? read_files(*held) : DroppedFiles();
    if (files.empty())
        return Q_EMIT problem_found(tr("The clipboard holds no files. Copy some in a file manager first."));
    offer_files(files, files.kind.value_or(JobKind::copy));
}

void JobIntake::browse_destination() {
    choose_destination(*this, [this](const DroppedFiles& chosen) {
        if (chosen.paths.empty()) return;
        destination_->set_destination(chosen.paths.front());
        if (new_job_->isVisible()) new_job_->focus_start();
    });
}

void JobIntake::submit(Engine::Start start) {
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
        new_job_->show_error(tell_error(id.error()));
        return;
    }
    recent_.add(destination);
    destination_->set_recent(recent_.load());
    Q_EMIT problem_solved();
    Q_EMIT submitted(static_cast<quint64>(*id));
    new_job_->dismiss();
}

}  // namespace drover::ui
