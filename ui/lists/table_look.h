// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QTableView;

namespace drover::ui {

// What all tables have in common: whole rows, no grid, no numbers, names shortened in the middle.
void use_table_look(QTableView& table);

// Widths of the columns in digits, but at least those of their titles; one with 0 takes the rest.
void fit_columns(QTableView& table, const std::vector<int>& letters);

}  // namespace drover::ui
