// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/table_look.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QHeaderView>
#include <QTableView>
#include <algorithm>

#include "ui/lists/cell_delegate.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

constexpr int column_padding = 22;  // of a cell, and of a title with its mark of sorting

}  // namespace

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
    table.horizontalHeader()->setMinimumSectionSize(6 * table.fontMetrics().averageCharWidth());
    use_slim_scroll_bar(table);
    // Out of sight with the numbers, but not for a screen reader.
    if (auto* corner = table.findChild<QAbstractButton*>())
        corner->setAccessibleName(QCoreApplication::translate("drover::ui::Tables", "Select all"));
}

void fit_columns(QTableView& table, const std::vector<int>& letters) {
    int column = 0;
    for (const int count : letters) {
        const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
        const int text =
            std::max(count * table.fontMetrics().horizontalAdvance(u'0'), table.fontMetrics().horizontalAdvance(title));
        if (count > 0) table.setColumnWidth(column, text + column_padding);
        else table.horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
        ++column;
    }
}

}  // namespace drover::ui
