// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/question_panel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>
#include <vector>

#include "ui/details/question_model.h"
#include "ui/details/section.h"
#include "ui/text/words.h"

namespace drover::ui {

QuestionPanel::QuestionPanel(QWidget* parent)
    : QWidget(parent),
      model_(new QuestionModel(this)),
      title_(section_title({})),
      list_(record_list(*model_, tr("Open questions"))),
      buttons_(new QWidget),
      for_all_(new QCheckBox(tr("Same answer for &all, also those still to come"))) {
    list_->setObjectName(QStringLiteral("questions"));
    list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    for_all_->setObjectName(QStringLiteral("for_all"));
    auto* row = new QHBoxLayout(buttons_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    add_answer(QStringLiteral("answer_skip"), tr("S&kip"), tr("The file at the destination stays"), Answer::skip);
    add_answer(QStringLiteral("answer_replace"), tr("&Replace"), tr("The new file takes its place once complete"),
               Answer::replace);
    add_answer(QStringLiteral("answer_both"), tr("Keep &both"), tr("The new file gets a free name"), Answer::keep_both);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(title_);
    layout->addWidget(list_);
    layout->addWidget(for_all_);
    layout->addWidget(buttons_);
}

QPushButton* QuestionPanel::add_answer(const QString& name, const QString& text, const QString& help, Answer answer) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setMinimumHeight(30);
    connect(button, &QPushButton::clicked, this, [this, answer] { give(answer); });
    buttons_->layout()->addWidget(button);
    return button;
}

void QuestionPanel::show_job(const JobSnapshot& job, bool same_job) {
    setVisible(job.questions_open > 0);
    if (same_job) model_->update_from(job.questions);
    else model_->show_job(job.questions);
    title_->setText(tr("%1: name taken at the destination").arg(questions_text(job.questions_open)));
    if (!same_job) for_all_->setChecked(false);
    const bool choose = model_->rowCount() > 0 && !list_->currentIndex().isValid();
    if (choose) list_->setCurrentIndex(model_->index(0));
    fit_to_rows(*list_, 4);
}

void QuestionPanel::focus_list() {
    list_->setFocus(Qt::OtherFocusReason);
}

void QuestionPanel::give(Answer answer) {
    if (for_all_->isChecked()) return Q_EMIT answered_all(answer);
    // The answers change the rows; the ids do not.
    std::vector<quint64> ids;
    for (const QModelIndex& index : list_->selectionModel()->selectedRows()) {
        ids.push_back(static_cast<quint64>(model_->question(index.row()).id));
    }
    for (const quint64 id : ids) Q_EMIT answered(id, answer);
    focus_list();  // on to the next question
}

}  // namespace drover::ui
