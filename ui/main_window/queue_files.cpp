// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/queue_files.h"

#include <QAction>
#include <QFile>
#include <QWidget>
#include <algorithm>
#include <memory>

#include "ui/dialogs/choose.h"
#include "ui/main_window/make_action.h"
#include "ui/text/engine_words.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

bool is_open(const JobSnapshot& job) {
    return !is_final(job.state);
}

}  // namespace

QueueFiles::QueueFiles(Engine& engine, QWidget& window)
    : QObject(&window),
      engine_(engine),
      window_(window),
      export_(make_action(this, {QStringLiteral("export-queue"), tr("E&xport queue…"),
                                 tr("Write the jobs that have not ended into a file")})),
      import_(make_action(this, {QStringLiteral("import-queue"), tr("I&mport queue…"),
                                 tr("Add the jobs of a file; they wait to be started")})) {
    export_->setEnabled(false);
    connect(export_, &QAction::triggered, this, &QueueFiles::choose_export);
    connect(import_, &QAction::triggered, this, &QueueFiles::choose_import);
}

void QueueFiles::add_sample(const std::vector<JobSnapshot>& jobs) {
    export_->setEnabled(std::ranges::any_of(jobs, is_open));
}

void QueueFiles::choose_export() {
    const FileWish wish{tr("Export queue"), QStringLiteral("queue.json"), {json_filter()}};
    choose_new_file(window_, wish, [this](const QString& file) { write(file); });
}

void QueueFiles::choose_import() {
    const FileWish wish{tr("Import queue"), {}, {json_filter()}};
    choose_old_file(window_, wish, [this](const QString& file) { read(file); });
}

void QueueFiles::write(const QString& file) {
    std::vector<JobRequest> requests;
    for (const JobSnapshot& job : engine_.snapshot()) {
        if (is_open(job)) requests.push_back(*job.request);
    }
    disk_.start([this, file, requests](const std::stop_token&, const Background::Post& post) {
        const Status written = export_queue(requests, QFile::encodeName(file).toStdString());
        const QString problem = written ? QString() : tell_error(written.error());
        post([this, file, problem] {
            if (problem.isEmpty()) Q_EMIT done(tr("Saved %1.").arg(file));
            else Q_EMIT problem_found(problem);
        });
    });
}

void QueueFiles::read(const QString& file) {
    disk_.start([this, file](const std::stop_token&, const Background::Post& post) {
        const auto requests =
            std::make_shared<Result<std::vector<JobRequest>>>(import_queue(QFile::encodeName(file).toStdString()));
        post([this, requests] {
            if (*requests) add(**requests);
            else Q_EMIT problem_found(tell_error(requests->error()));
        });
    });
}

void QueueFiles::add(const std::vector<JobRequest>& requests) {
    for (const JobRequest& request : requests) {
        const Result<JobId> id = engine_.submit(request, Engine::Start::held);
        if (!id) return Q_EMIT problem_found(tell_error(id.error()));
    }
    Q_EMIT done(tr("Added: %1. Resume what is to start.").arg(jobs_text(requests.size())));
}

}  // namespace drover::ui
