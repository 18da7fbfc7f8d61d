// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <optional>

#include "engine/api/job_snapshot.h"

class QLabel;
class QListView;
class QVBoxLayout;

namespace drover::ui {

class ErrorModel;
class FactGrid;
class MethodTable;
class QuestionPanel;
class WorkerView;

// Everything about the selected job. Sections appear when they have something to say.
class DetailsPane : public QScrollArea {
    Q_OBJECT

public:
    explicit DetailsPane(QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job);
    void show_nothing();
    void focus_questions();

Q_SIGNALS:
    void answered(quint64 job, quint64 question, drover::Answer answer);
    void answered_all(quint64 job, drover::Answer answer);
    void focus_left();  // what has the focus is about to hide; Qt would pick any widget next to it

private:
    struct Facts {
        std::size_t from, to, state, time, files, folders, skipped, failed, clones, holes;
    };

    void build(QVBoxLayout& layout);
    void add_facts();
    void leave(const QWidget& part);
    void show_facts(const JobSnapshot& job);
    void show_workers(const JobSnapshot& job, bool same_job);
    void show_problems(const JobSnapshot& job, bool same_job);

    std::optional<JobId> job_;
    std::uint64_t revision_ = 0;
    QWidget* content_;
    QLabel* title_;
    QuestionPanel* questions_;
    FactGrid* facts_;
    Facts fact_{};
    MethodTable* methods_;
    FactGrid* savings_;
    WorkerView* workers_;
    QWidget* workers_section_;
    QLabel* warnings_;
    QWidget* warnings_section_;
    QLabel* errors_title_;
    ErrorModel* error_model_;
    QListView* errors_;
    QWidget* errors_section_;
};

}  // namespace drover::ui
