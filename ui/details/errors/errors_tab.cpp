// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/errors/errors_tab.h"

#include <QFile>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/details/errors/cause_model.h"
#include "ui/details/errors/error_model.h"
#include "ui/details/files/item_export.h"
#include "ui/details/files/item_model.h"
#include "ui/details/files/item_table.h"
#include "ui/details/section.h"
#include "ui/dialogs/choose.h"
#include "ui/text/engine_words.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

bool can_retry(const JobSnapshot& job) {
    const bool kind = job.request->kind == JobKind::copy || job.request->kind == JobKind::move;
    return kind && is_final(job.state) && job.counts.files_failed > 0 && job.items_logged > 0;
}

}  // namespace

ErrorsTab::ErrorsTab(Engine& engine, QWidget* parent)
    : DetailTab(parent),
      engine_(engine),
      causes_(new CauseModel(this)),
      items_(new ItemModel(engine, this)),
      errors_(new ErrorModel(this)),
      export_(new ItemExport(engine, this)),
      title_(new QLabel),
      cause_list_(record_list(*causes_, tr("Causes"))),
      table_(new ItemTable(*items_)),
      pages_(new QStackedWidget) {
    cause_list_->setObjectName(QStringLiteral("causes"));
    table_->setObjectName(QStringLiteral("failed_items"));
    table_->setAccessibleName(tr("Failed files"));
    QListView* list = record_list(*errors_, tr("Errors"));
    list->setObjectName(QStringLiteral("errors"));
    list->setFrameShape(QFrame::NoFrame);
    pages_->addWidget(table_);
    pages_->addWidget(list);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(build_bar());
    layout->addWidget(build_lists(), 1);
    connect(cause_list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ErrorsTab::choose_cause);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ErrorsTab::enable_buttons);
    connect(table_, &ItemTable::inspect_wanted, this, &ErrorsTab::inspect_wanted);
    connect(export_, &ItemExport::finished, this, [this](const QString& problem) {
        save_->setEnabled(true);
        if (!problem.isEmpty()) Q_EMIT problem_found(problem);
    });
    enable_buttons();
}

QWidget* ErrorsTab::build_bar() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(6);
    layout->addWidget(title_, 1);
    retry_selected_ = add_button(*bar, QStringLiteral("retry_selected"), tr("Retry selected"),
                                 tr("Tries the selected files again, as a new job"));
    retry_all_ = add_button(*bar, QStringLiteral("retry_all"), tr("Retry all failed"),
                            tr("Tries everything that failed again, as a new job"));
    save_ = add_button(*bar, QStringLiteral("export_errors"), tr("Export…"),
                       tr("Writes what failed into a file of comma-separated values"));
    connect(retry_selected_, &QPushButton::clicked, this, [this] { retry(table_->selected_numbers()); });
    connect(retry_all_, &QPushButton::clicked, this, [this] { retry({}); });
    connect(save_, &QPushButton::clicked, this, &ErrorsTab::choose_export);
    return bar;
}

QPushButton* ErrorsTab::add_button(QWidget& bar, const QString& name, const QString& text, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setToolTip(help);
    bar.layout()->addWidget(button);
    return button;
}

QWidget* ErrorsTab::build_lists() {
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    split->addWidget(cause_list_);
    split->addWidget(pages_);
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 3);
    cause_list_->setFrameShape(QFrame::NoFrame);
    return split;
}

void ErrorsTab::show_job(const JobSnapshot& job) {
    const bool same_job = job_ && job_->id == job.id;
    job_ = job;
    causes_->show_job(job, same_job);
    if (!cause_list_->currentIndex().isValid()) cause_list_->setCurrentIndex(causes_->index(0));
    if (same_job) errors_->append_from(job.errors);
    else errors_->show_job(job.errors);
    if (!same_job) choose_cause();
    items_->log().show_job(job);
    pages_->setCurrentIndex(job.items_logged > 0 ? 0 : 1);
    const QString title = job.errors_total > 0 ? errors_text(job.errors_total) : tr("Nothing failed.");
    title_->setText(title);
    enable_buttons();
}

void ErrorsTab::show_nothing() {
    job_.reset();
    causes_->show_nothing();
    errors_->show_job(std::make_shared<const std::vector<Error>>());
    items_->log().show_nothing();
    title_->clear();
    enable_buttons();
}

void ErrorsTab::focus_content() {
    pages_->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void ErrorsTab::choose_cause() {
    ItemQuery query = items_->log().query();
    query.results = {ItemResult::failed};
    query.cause = causes_->cause(cause_list_->currentIndex().row());
    items_->log().set_query(query);
}

void ErrorsTab::enable_buttons() {
    const bool possible = job_ && can_retry(*job_);
    retry_all_->setEnabled(possible);
    retry_selected_->setEnabled(possible && table_->selectionModel()->hasSelection());
    save_->setEnabled(job_ && job_->errors_total > 0 && job_->items_logged > 0);
}

void ErrorsTab::retry(const std::vector<std::uint32_t>& numbers) {
    if (!job_) return;
    const Result<JobId> again = engine_.retry(job_->id, numbers, Engine::Start::when_possible);
    if (!again) Q_EMIT problem_found(tell_error(again.error()));
}

void ErrorsTab::choose_export() {
    if (!job_) return;
    const FileWish wish{tr("Export what failed"), QStringLiteral("errors.csv"), {csv_filter()}};
    choose_new_file(*this, wish, [this, id = job_->id](const QString& path) {
        save_->setEnabled(false);
        export_->start(id, ItemQuery{.text = {}, .results = {ItemResult::failed}, .method = {}, .cause = {}},
                       QFile::encodeName(path).toStdString());
    });
}

}  // namespace drover::ui
