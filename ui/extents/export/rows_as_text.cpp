// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/export/rows_as_text.h"

#include <QAbstractItemModel>
#include <QStringList>
#include <algorithm>
#include <vector>

namespace drover::ui {

namespace {

// From the first to the last, each once, however they were selected.
std::vector<int> rows_in(const QItemSelection& selection) {
    std::vector<int> rows;
    for (const QItemSelectionRange& range : selection) {
        const int room = most_copied_rows - static_cast<int>(rows.size());
        for (int row = range.top(); row <= range.bottom() && row - range.top() < room; ++row) rows.push_back(row);
    }
    std::ranges::sort(rows);
    rows.erase(std::ranges::unique(rows).begin(), rows.end());
    return rows;
}

QString cell(const QVariant& value) {
    return value.toString().replace(u'\t', u' ').replace(u'\n', u' ');
}

}  // namespace

QString rows_as_tsv(const QAbstractItemModel& model, const QItemSelection& selection) {
    const int columns = model.columnCount();
    QString text;
    QStringList line;
    for (int column = 0; column < columns; ++column) line << cell(model.headerData(column, Qt::Horizontal));
    text += line.join(u'\t') + u'\n';
    for (const int row : rows_in(selection)) {
        line.clear();
        for (int column = 0; column < columns; ++column) line << cell(model.index(row, column).data());
        text += line.join(u'\t') + u'\n';
    }
    return text;
}

}  // namespace drover::ui
