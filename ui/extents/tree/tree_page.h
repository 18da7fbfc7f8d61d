// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>
#include <string>

#include "engine/api/tree_usage.h"

class QLabel;
class QListWidget;
class QTreeView;

namespace drover::ui {

class UsageModel;

// Directories with what they hold and share, and what deleting the selected one would free.
class TreePage : public QWidget {
    Q_OBJECT

public:
    explicit TreePage(QWidget* parent = nullptr);

    void show_usage(const std::shared_ptr<const TreeUsage>& usage);

Q_SIGNALS:
    // Double click or Enter: a directory whose files are to be shown, or a root that is a file.
    void opened(const std::string& path, bool directory);

private:
    void show_current();
    void show_errors(const TreeUsage& usage);

    UsageModel* model_;
    QLabel* result_;
    QTreeView* tree_;
    QLabel* freed_;
    QLabel* notes_;
    QListWidget* errors_;
    QLabel* errors_title_ = nullptr;
};

}  // namespace drover::ui
