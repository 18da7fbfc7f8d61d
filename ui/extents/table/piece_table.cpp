// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/table/piece_table.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include "ui/extents/export/rows_as_text.h"
#include "ui/extents/table/piece_model.h"
#include "ui/lists/column_fit.h"
#include "ui/lists/table_look.h"

namespace drover::ui {

PieceTable::PieceTable(PieceModel& model, QWidget* parent) : QTableView(parent), model_(model) {
    setObjectName(QStringLiteral("pieces"));
    setAccessibleName(tr("Extents"));
    setModel(&model);
    use_table_look(*this);
    ColumnFit& fit = fit_columns(*this, {13, 13, 13, 10, 13, 0, 13, 5});
    const auto show_columns = [this, &fit] {
        setColumnHidden(PieceModel::file_column, model_.order() == PieceModel::Order::offset);
        fit.fit();
    };
    show_columns();
    connect(&model, &QAbstractItemModel::modelReset, this, show_columns);
}

void PieceTable::follow(int row) {
    following_ = true;
    const QModelIndex index = model_.index(row, model_.order() == PieceModel::Order::offset ? 1 : 0);
    setCurrentIndex(index);
    scrollTo(index, EnsureVisible);
    following_ = false;
}

void PieceTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (!following_ && current.isValid() && current.row() != previous.row()) Q_EMIT row_chosen(current.row());
}

void PieceTable::copy_selection() const {
    QApplication::clipboard()->setText(rows_as_tsv(model_, selectionModel()->selection()));
}

void PieceTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) return copy_selection();
    QTableView::keyPressEvent(event);
}

void PieceTable::contextMenuEvent(QContextMenuEvent* event) {
    if (!selectionModel()->hasSelection()) return;
    QMenu menu(this);
    menu.addAction(tr("&Copy"), QKeySequence::Copy, this, &PieceTable::copy_selection);
    menu.exec(event->globalPos());
}

}  // namespace drover::ui
