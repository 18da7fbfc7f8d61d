// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace drover::ui {

// Quiet, whole rows, and of one height: a million rows are not to be measured one by one.
void give_table_look(QTableView& table);

}  // namespace drover::ui
