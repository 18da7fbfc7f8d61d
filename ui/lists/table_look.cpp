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
    QHeaderView& header = *table.horizontalHeader();
    const QFontMetrics metrics = table.fontMetrics();
    const auto room = [&](int column, int digits) {
        const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
        return std::max(digits * metrics.horizontalAdvance(u'0'), metrics.horizontalAdvance(title)) + column_padding;
    };
    constexpr int least = 8;
    for (int column = 0; column < static_cast<int>(letters.size()); ++column) {
        const int digits = letters[static_cast<std::size_t>(column)];
        if (digits > 0) {
            header.resizeSection(column, room(column, digits));
        } else {
            header.setMinimumSectionSize(room(column, least));  // else the others would leave it nothing
            header.setSectionResizeMode(column, QHeaderView::Stretch);
        }
    }
}

}  // namespace drover::ui
