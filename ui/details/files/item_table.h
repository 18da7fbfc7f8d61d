// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <vector>

class QMenu;

namespace drover::ui {

class ItemModel;

// Shows an item log. Rows are equally high and nothing is measured, so a million of them cost no more than a screenful.
class ItemTable : public QTableView {
    Q_OBJECT

public:
    explicit ItemTable(ItemModel& model, QWidget* parent = nullptr);

    std::vector<std::uint32_t> selected_numbers() const;  // in the log
    QStringList selected_paths() const;                   // sources, escaped as show_path() does

Q_SIGNALS:
    void inspect_wanted(const QStringList& paths);  // of the source and the destination of one item

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void copy_paths() const;
    void inspect();

    ItemModel& items_;
    QAction* copy_;
    QAction* inspect_;
};

}  // namespace drover::ui
