// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <Qt>

namespace drover::ui {

// A column of figures stands at the trailing side, as its title does; texts stand at the leading one.
enum class ColumnContent { text, figures };

QVariant cell_alignment(ColumnContent content);

// QAbstractItemModel::headerData of a column with this title.
QVariant column_title(const QString& title, ColumnContent content, Qt::Orientation orientation, int role);

}  // namespace drover::ui
