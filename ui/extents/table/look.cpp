// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/table/look.h"

#include <QHeaderView>
#include <QTableView>

#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

void give_table_look(QTableView& table) {
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setAlternatingRowColors(true);
    table.setShowGrid(false);
    table.setWordWrap(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setTabKeyNavigation(false);  // Tab leaves the table
    table.setCornerButtonEnabled(false);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    use_slim_scroll_bar(table);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 8);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setStretchLastSection(true);
}

}  // namespace drover::ui
