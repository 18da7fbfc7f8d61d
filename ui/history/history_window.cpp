// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_window.h"

#include <QAction>
#include <QEvent>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>
#include <optional>
#include <utility>

#include "ui/dialogs/choose.h"
#include "ui/history/history_model.h"
#include "ui/history/history_reader.h"
#include "ui/history/stored_words.h"
#include "ui/lists/search_field.h"
#include "ui/lists/table_look.h"
#include "ui/main_window/message_bar.h"
#include "ui/text/engine_words.h"
#include "ui/text/words.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

// By the end of the file's name; text where it says nothing else.
ReportFormat report_format_of(const QString& file) {
    if (file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) return ReportFormat::csv;
    if (file.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive)) return ReportFormat::json;
    return ReportFormat::text;
}

}  // namespace

HistoryWindow::HistoryWindow(std::shared_ptr<HistoryReader> reader, QWidget* parent)
    : QDialog(parent),
      reader_(std::move(reader)),
      model_(new HistoryModel(this)),
      messages_(new MessageBar),
      words_(search_field("history_words", tr("Part of a source or the destination"), tr("Search the history"))),
      count_(new QLabel),
      table_(new QTableView),
      report_(new QPlainTextEdit) {
    setObjectName(QStringLiteral("history"));
    setWindowTitle(tr("History"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(messages_);
    layout->addWidget(build_search());
    layout->addWidget(build_lists(), 1);
    layout->addWidget(build_buttons());
    resize(860, 560);
    connect(words_, &QLineEdit::textChanged, this, &HistoryWindow::search);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &HistoryWindow::show_current);
    search();
}

HistoryWindow::~HistoryWindow() {
    reader_->answer_nobody();
}

QWidget* HistoryWindow::build_search() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(10, 8, 12, 8);
    layout->setSpacing(8);
    count_->setObjectName(QStringLiteral("history_count"));
    layout->addWidget(words_, 1);
    layout->addWidget(count_);
    return bar;
}

QWidget* HistoryWindow::build_lists() {
    table_->setObjectName(QStringLiteral("history_jobs"));
    table_->setAccessibleName(tr("Jobs that have ended"));
    table_->setModel(model_);
    use_table_look(*table_);
    fit_columns(*table_, {16, 0, 14, 8, 8, 12});
    report_->setObjectName(QStringLiteral("history_report"));
    report_->setAccessibleName(tr("Report"));
    report_->setReadOnly(true);
    report_->setFrameShape(QFrame::NoFrame);
    report_->setTabChangesFocus(true);
    report_->setPlaceholderText(tr("The report of the selected job"));
    report_->document()->setDocumentMargin(10);
    use_slim_scroll_bar(*report_);
    auto* split = new QSplitter(Qt::Vertical);
    split->setHandleWidth(1);
    split->setChildrenCollapsible(false);
    split->addWidget(table_);
    split->addWidget(report_);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    return split;
}

QWidget* HistoryWindow::build_buttons() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(10, 8, 10, 8);
    layout->setSpacing(6);
    again_ = add_button(*bar, "again", tr("&Do again"), tr("Adds the selected jobs to the queue once more"));
    save_ = add_button(*bar, "export_history", tr("E&xport…"),
                       tr("Writes the report of the selected job, with all its items, into a file"));
    layout->addStretch(1);
    forget_ = add_button(*bar, "forget", tr("&Forget all…"), tr("Removes the whole history; no file is touched"));
    QPushButton* close = add_button(*bar, "close_history", tr("&Close"), {});
    connect(again_, &QPushButton::clicked, this, &HistoryWindow::do_again);
    connect(save_, &QPushButton::clicked, this, &HistoryWindow::choose_export);
    connect(forget_, &QPushButton::clicked, this, &HistoryWindow::ask_to_forget);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return bar;
}

QPushButton* HistoryWindow::add_button(QWidget& bar, const char* name, const QString& text, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(help);
    button->setAutoDefault(false);  // Enter searches
    bar.layout()->addWidget(button);
    return button;
}

void HistoryWindow::search() {
    reader_->find(unescape_name(words_->text().toStdString()), most_jobs,
                  [this](Result<std::vector<StoredJob>> found) { show_found(std::move(found)); });
}

void HistoryWindow::show_found(Result<std::vector<StoredJob>> found) {
    if (!found) messages_->show_message(tell_error(found.error()), Signal::bad);
    const QModelIndex before = table_->currentIndex();
    const auto number = before.isValid() ? std::optional(model_->job(before.row()).number) : std::nullopt;
    model_->show_jobs(found ? std::move(*found) : std::vector<StoredJob>());
    const auto count = model_->jobs().size();
    const QString jobs = jobs_text(count);
    count_->setText(count < most_jobs ? jobs : tr("the latest %1").arg(jobs));
    found_once_ = true;
    if (count > 0) select_row(*table_, number ? model_->row_of(*number).value_or(0) : 0);
    show_current();
}

void HistoryWindow::show_current() {
    const bool any = !model_->jobs().empty();
    const auto rows = table_->selectionModel()->selectedRows().size();
    const bool selected = rows > 0;
    const QModelIndex current = table_->currentIndex();
    report_->setPlainText(current.isValid() && selected ? report_text(model_->job(current.row())) : QString());
    again_->setEnabled(selected);
    save_->setEnabled(rows == 1);
    forget_->setEnabled(any || !words_->text().isEmpty());
}

void HistoryWindow::do_again() {
    for (const QModelIndex& row : table_->selectionModel()->selectedRows()) {
        JobRequest request = model_->job(row.row()).request;
        request.options.go_on = false;  // from the beginning
        Q_EMIT again_wanted(request);
    }
}

void HistoryWindow::choose_export() {
    const FileWish wish{
        tr("Export report"), QStringLiteral("report.txt"), {tr("Text (*.txt)"), csv_filter(), json_filter()}};
    choose_new_file(*this, wish, [this](const QString& file) { write_report(file); });
}

void HistoryWindow::write_report(const QString& file) {
    const auto rows = table_->selectionModel()->selectedRows();
    if (rows.size() != 1) return;
    const auto tell = [this, file](const Status& written) {
        if (written) messages_->show_message(tr("Saved %1.").arg(file), Signal::good);
        else messages_->show_message(tell_error(written.error()), Signal::bad);
    };
    reader_->write_report(model_->job(rows.front().row()), report_format_of(file),
                          QFile::encodeName(file).toStdString(), tell);
}

void HistoryWindow::ask_to_forget() {
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Forget all"),
                        tr("Remove every job from the history? Files stay as they are."), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton* yes = question->addButton(tr("Forget all"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("really_forget"));
    connect(yes, &QPushButton::clicked, this, &HistoryWindow::forget);
    question->open();
}

void HistoryWindow::forget() {
    reader_->forget([this](const Status& forgotten) {
        if (!forgotten) messages_->show_message(tell_error(forgotten.error()), Signal::bad);
        search();
    });
}

// What ended meanwhile is there when somebody looks again.
void HistoryWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && found_once_) search();
}

}  // namespace drover::ui
