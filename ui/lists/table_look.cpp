// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/table_look.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QTableView>

#include "ui/lists/cell_delegate.h"
#include "ui/lists/column_fit.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

void use_table_look(QTableView& table) {
    table.setItemDelegate(new CellDelegate(&table));
    table.setFrameShape(QFrame::NoFrame);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setWordWrap(false);
    table.setTextElideMode(Qt::ElideMiddle);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 8);
    table.horizontalHeader()->setHighlightSections(false);
    use_slim_scroll_bar(table);
    // Out of sight with the numbers, but not for a screen reader.
    if (auto* corner = table.findChild<QAbstractButton*>())
        corner->setAccessibleName(QCoreApplication::translate("drover::ui::Tables", "Select all"));
}

void select_row(QTableView& table, int row) {
    table.selectionModel()->setCurrentIndex(table.model()->index(row, 0),
                                            QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

ColumnFit& fit_columns(QTableView& table, const std::vector<int>& letters) {
    return *new ColumnFit(table, *table.horizontalHeader(), letters);
}

}  // namespace drover::ui
