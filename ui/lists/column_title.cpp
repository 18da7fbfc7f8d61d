// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/column_title.h"

namespace drover::ui {

QVariant cell_alignment(ColumnContent content) {
    const auto side = content == ColumnContent::figures ? Qt::AlignTrailing : Qt::AlignLeading;
    return static_cast<int>(side | Qt::AlignVCenter);
}

QVariant column_title(const QString& title, ColumnContent content, Qt::Orientation orientation, int role) {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) return cell_alignment(content);
    return role == Qt::DisplayRole ? QVariant(title) : QVariant();
}

}  // namespace drover::ui
