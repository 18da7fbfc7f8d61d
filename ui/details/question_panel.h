// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/api/job_snapshot.h"

class QCheckBox;
class QLabel;
class QListView;
class QPushButton;

namespace drover::ui {

class QuestionModel;

// The open questions of a job and their answers. It waits in its place; nothing pops up, nothing takes the focus.
class QuestionPanel : public QWidget {
    Q_OBJECT

public:
    explicit QuestionPanel(QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job, bool same_job);
    void focus_list();

Q_SIGNALS:
    void answered(quint64 question, drover::Answer answer);
    void answered_all(drover::Answer answer);

private:
    QPushButton* add_answer(const QString& name, const QString& text, const QString& help, Answer answer);
    void give(Answer answer);

    QuestionModel* model_;
    QLabel* title_;
    QListView* list_;
    QWidget* buttons_;
    QCheckBox* for_all_;
};

}  // namespace drover::ui
