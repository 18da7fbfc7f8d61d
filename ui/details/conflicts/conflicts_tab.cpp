// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/conflicts/conflicts_tab.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <vector>

#include "ui/details/conflicts/conflict_answers.h"
#include "ui/details/conflicts/conflict_model.h"
#include "ui/details/conflicts/side_preview.h"
#include "ui/lists/set_model.h"
#include "ui/lists/table_look.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

ConflictsTab::ConflictsTab(Engine& engine, QWidget* parent)
    : DetailTab(parent),
      engine_(engine),
      model_(new ConflictModel(this)),
      title_(new QLabel),
      table_(new QTableView),
      for_all_(new QToolButton),
      new_side_(new SidePreview(tr("New"))),
      old_side_(new SidePreview(tr("Already there"))) {
    build_table();
    auto* split = new QSplitter;
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    split->addWidget(table_);
    preview_ = build_preview();
    split->addWidget(preview_);
    split->setStretchFactor(0, 5);
    split->setStretchFactor(1, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(build_answers());
    layout->addWidget(split, 1);
}

void ConflictsTab::build_table() {
    table_->setObjectName(QStringLiteral("questions"));
    table_->setAccessibleName(tr("Names that are taken"));
    set_model(*table_, *model_);
    use_table_look(*table_);
    fit_columns(*table_, {0, 8, 14, 8, 14, 16});
    connect(table_->selectionModel(), &QItemSelectionModel::currentChanged, this, &ConflictsTab::show_current);
}

QWidget* ConflictsTab::build_answers() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(10, 6, 10, 6);
    layout->setSpacing(6);
    title_->setObjectName(QStringLiteral("questions_title"));
    title_->setWordWrap(true);
    layout->addWidget(title_, 1);
    auto* menu = new QMenu(for_all_);
    for_all_->setObjectName(QStringLiteral("for_all"));
    for_all_->setText(tr("For all"));
    for_all_->setToolTip(tr("One answer for all open questions, and for those still to come"));
    for_all_->setPopupMode(QToolButton::InstantPopup);
    for_all_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    for_all_->setMenu(menu);
    for (const ConflictAnswer& answer : conflict_answers()) add_answer(answer, *bar);
    layout->addWidget(for_all_);
    return bar;
}

void ConflictsTab::add_answer(const ConflictAnswer& answer, QWidget& bar) {
    const Answer given = answer.answer;
    auto* key = new QShortcut(QKeySequence(answer.key), table_);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, this, [this, given] { give(given); });
    const QString help = tr("%1 (%2)").arg(answer.help(), QKeySequence(answer.key).toString(QKeySequence::NativeText));
    if (answer.button) {
        auto* button = new QPushButton(answer.text());
        button->setObjectName(QString::fromLatin1(answer.name));
        button->setToolTip(help);
        connect(button, &QPushButton::clicked, this, [this, given] { give(given); });
        bar.layout()->addWidget(button);
    }
    if (!answer.text_for_all) return;
    QAction* all = for_all_->menu()->addAction(answer.text_for_all());
    all->setObjectName(QString::fromLatin1(answer.name) + QStringLiteral("_all"));
    all->setToolTip(answer.help());
    connect(all, &QAction::triggered, this, [this, given] { give_all(given); });
}

QWidget* ConflictsTab::build_preview() {
    auto* sides = new QWidget;
    auto* layout = new QHBoxLayout(sides);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(12);
    layout->addWidget(new_side_, 1);
    layout->addWidget(old_side_, 1);
    return sides;
}

// The table says the same in words; where there is little room it has all of it.
void ConflictsTab::resizeEvent(QResizeEvent* event) {
    DetailTab::resizeEvent(event);
    constexpr int least_lines = 52;  // of text, as a measure of width
    preview_->setVisible(width() >= least_lines * fontMetrics().height());
}

void ConflictsTab::show_job(const JobSnapshot& job) {
    const bool same_job = job_ == job.id;
    job_ = job.id;
    const bool working = table_->hasFocus() && model_->rowCount() > 0;
    if (same_job) model_->update_from(job.questions);
    else model_->show_job(job.questions);
    show_title(job);
    if (!table_->currentIndex().isValid() && model_->rowCount() > 0) select_row(*table_, 0);
    show_current();
    if (working && model_->rowCount() == 0) Q_EMIT focus_left();
}

void ConflictsTab::show_title(const JobSnapshot& job) {
    const std::uint64_t open = job.questions_open;
    for (auto* button : findChildren<QPushButton*>()) button->setEnabled(open > 0);
    for_all_->setEnabled(open > 0);
    if (open == 0) {
        title_->setText(tr("No name is taken at the destination."));
        return;
    }
    QString text = questions_text(open);
    if (open > job.questions->size())
        text = tr("%1, the first %2 listed").arg(text, format_count(job.questions->size()));
    if (job.questions_put_off > 0) text = tr("%1, %2 for later").arg(text, format_count(job.questions_put_off));
    title_->setText(text);
}

void ConflictsTab::show_nothing() {
    job_.reset();
    model_->show_job(std::make_shared<const std::vector<Question>>());
    show_current();
}

void ConflictsTab::focus_content() {
    table_->setFocus(Qt::OtherFocusReason);
}

void ConflictsTab::show_current() {
    const QModelIndex current = table_->currentIndex();
    if (!current.isValid()) {
        new_side_->show_nothing();
        old_side_->show_nothing();
        return;
    }
    new_side_->show_side(model_->question(current.row()).source);
    old_side_->show_side(model_->question(current.row()).existing);
}

void ConflictsTab::give(Answer answer) {
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    if (!job_ || rows.isEmpty()) return;
    std::vector<QuestionId> ids;
    for (const QModelIndex& row : rows) ids.push_back(model_->question(row.row()).id);
    if (answer == Answer::later) go_on(rows.last().row());
    engine_.answer_these(*job_, ids, answer);
    focus_content();
}

// To the next question that waits for an answer; answered ones leave by themselves.
void ConflictsTab::go_on(int row) {
    for (int next = row + 1; next < model_->rowCount(); ++next) {
        if (model_->question(next).put_off) continue;
        select_row(*table_, next);
        return;
    }
}

void ConflictsTab::give_all(Answer answer) {
    if (!job_) return;
    engine_.answer_all(*job_, answer);
    focus_content();
}

}  // namespace drover::ui
