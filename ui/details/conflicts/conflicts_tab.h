// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/api/engine.h"
#include "ui/details/detail_tab.h"

class QLabel;
class QTableView;
class QToolButton;

namespace drover::ui {

class ConflictModel;
struct ConflictAnswer;
class SidePreview;

// All names that are taken at the destination, with both sides to compare. It waits in its place: nothing pops up,
// nothing takes the focus, and an answer changes nothing but its question.
class ConflictsTab : public DetailTab {
    Q_OBJECT

public:
    explicit ConflictsTab(Engine& engine, QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job) override;
    void show_nothing() override;
    void focus_content() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* build_answers();
    QWidget* build_preview();
    void add_answer(const ConflictAnswer& answer, QWidget& bar);
    void build_table();
    void give(Answer answer);
    void give_all(Answer answer);
    void go_on(int row);
    void show_current();
    void show_title(const JobSnapshot& job);

    Engine& engine_;
    std::optional<JobId> job_;
    ConflictModel* model_;
    QLabel* title_;
    QTableView* table_;
    QToolButton* for_all_;
    SidePreview* new_side_;
    SidePreview* old_side_;
    QWidget* preview_ = nullptr;
};

}  // namespace drover::ui
