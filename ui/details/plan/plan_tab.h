// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/api/engine.h"
#include "ui/details/detail_tab.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace drover::ui {

class FactGrid;
class MethodTable;
class ObstacleModel;

// What a job would do, before a byte moves: how much, by which methods, whether there is room, and what the destination
// could not take. Looking ahead begins on a click, because it reads the disk.
class PlanTab : public DetailTab {
    Q_OBJECT

public:
    explicit PlanTab(Engine& engine, QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job) override;
    void show_nothing() override;
    void focus_content() override;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Facts {
        std::size_t found, renamed, linked, needed, conflicts, failures;
    };

    QWidget* build_bar();
    QWidget* build_summary();
    QWidget* build_obstacles();
    void show_bar(const JobSnapshot& job);
    void show_plan(const Plan& plan);
    void show_space(const PlannedSpace& space);
    void look_ahead();
    void adapt_names(bool adapt);

    Engine& engine_;
    std::optional<JobSnapshot> job_;
    ObstacleModel* obstacles_;
    QLabel* title_;
    QPushButton* look_;
    QWidget* content_;
    MethodTable* methods_;
    FactGrid* grid_;
    Facts facts_{};
    QLabel* space_;
    QLabel* obstacles_title_;
    QCheckBox* adapt_;
    QTableView* table_;
};

}  // namespace drover::ui
