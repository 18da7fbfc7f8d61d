// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/api/engine.h"
#include "ui/details/detail_tab.h"

class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;

namespace drover::ui {

class CauseModel;
class ErrorModel;
class ItemExport;
class ItemModel;
class ItemTable;

// What failed, grouped by cause; what is selected can be tried again, everything can be exported. A job without an item
// log shows its first errors as they came.
class ErrorsTab : public DetailTab {
    Q_OBJECT

public:
    explicit ErrorsTab(Engine& engine, QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job) override;
    void show_nothing() override;
    void focus_content() override;

private:
    QWidget* build_bar();
    QWidget* build_lists();
    QPushButton* add_button(QWidget& bar, const QString& name, const QString& text, const QString& help);
    void enable_buttons();
    void choose_cause();
    void retry(const std::vector<std::uint32_t>& numbers);
    void choose_export();

    Engine& engine_;
    std::optional<JobSnapshot> job_;
    CauseModel* causes_;
    ItemModel* items_;
    ErrorModel* errors_;
    ItemExport* export_;
    QLabel* title_;
    QPushButton* retry_selected_ = nullptr;
    QPushButton* retry_all_ = nullptr;
    QPushButton* save_ = nullptr;
    QListView* cause_list_;
    ItemTable* table_;
    QStackedWidget* pages_;
};

}  // namespace drover::ui
