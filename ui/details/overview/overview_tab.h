// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/details/detail_tab.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace drover::ui {

class FactGrid;
class JobFacts;
class MethodTable;
class ThroughputGraph;
class ThroughputRecorder;
class WorkerView;

// The job at a glance: throughput, what is in hand and why that way, bytes by method, what was saved.
class OverviewTab : public DetailTab {
    Q_OBJECT

public:
    explicit OverviewTab(const ThroughputRecorder& throughput, QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job) override;
    void show_nothing() override;
    void focus_content() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* build_left();
    QWidget* build_right();
    void show_workers(const JobSnapshot& job, bool same_job);
    void show_notices(const JobSnapshot& job);

    const ThroughputRecorder& throughput_;
    std::optional<JobId> job_;
    QScrollArea* area_;
    QWidget* content_;
    QBoxLayout* columns_ = nullptr;
    QPushButton* questions_;
    QPushButton* errors_;
    QLabel* warnings_;
    ThroughputGraph* graph_;
    QLabel* hand_title_;
    WorkerView* workers_;
    JobFacts* facts_;
    MethodTable* methods_;
};

}  // namespace drover::ui
