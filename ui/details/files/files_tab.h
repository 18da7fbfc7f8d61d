// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/engine.h"
#include "ui/details/detail_tab.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace drover::ui {

class ItemModel;
class ItemTable;

// What became of each file, in a table that can be searched, narrowed and sorted.
class FilesTab : public DetailTab {
    Q_OBJECT

public:
    explicit FilesTab(Engine& engine, QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job) override;
    void show_nothing() override;
    void focus_content() override;

private:
    QWidget* build_filters();
    void apply_filters();
    void show_count();

    ItemModel* model_;
    QLineEdit* text_;
    QComboBox* method_;
    QComboBox* result_;
    QLabel* count_;
    ItemTable* table_;
};

}  // namespace drover::ui
