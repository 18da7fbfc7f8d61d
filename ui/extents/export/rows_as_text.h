// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QItemSelection>
#include <QString>

class QAbstractItemModel;

namespace drover::ui {

// Rows as they are shown, with a line of titles, for pasting into a spreadsheet. No more than a hundred thousand:
// beyond, there is the export.
inline constexpr int most_copied_rows = 100'000;
QString rows_as_tsv(const QAbstractItemModel& model, const QItemSelection& selection);

}  // namespace drover::ui
