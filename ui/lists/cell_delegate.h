// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledCellDelegate>

namespace drover::ui {

// A cell of a table: its text in the colour that the model gives, and a method's badge before it where there is one.
class CellDelegate : public QStyledCellDelegate {
    Q_OBJECT

public:
    using QStyledCellDelegate::QStyledCellDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace drover::ui
