// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace drover::ui {

class PieceModel;

// The exact bytes beside the strips. Copies its selected rows as tab-separated values.
class PieceTable : public QTableView {
    Q_OBJECT

public:
    explicit PieceTable(PieceModel& model, QWidget* parent = nullptr);

    // Selects a row and scrolls to it; says nothing about it by signal.
    void follow(int row);
    void copy_selection() const;  // the selected rows to the clipboard

Q_SIGNALS:
    void row_chosen(int row);  // by a person

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    PieceModel& model_;
    bool following_ = false;
};

}  // namespace drover::ui
