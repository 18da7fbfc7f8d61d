// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QTableView;

namespace drover::ui {

class ColumnFit;

// What all tables have in common: whole rows, no grid, no numbers, names shortened in the middle.
void use_table_look(QTableView& table);

// QTableView::selectRow, also where columns run from right to left: there Qt looks for the first one beside the table.
void select_row(QTableView& table, int row);

// See ColumnFit. Call once, when the table has its model.
ColumnFit& fit_columns(QTableView& table, const std::vector<int>& letters);

}  // namespace drover::ui
