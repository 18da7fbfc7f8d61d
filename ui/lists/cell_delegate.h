// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace drover::ui {

// A cell of a table: its text in the colour that the model gives, and a method's badge before it where there is one.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int method_role = Qt::UserRole;  // int of MethodId
    // True of a sentence, which is cut at its end; names are cut in the middle, where they differ least.
    static constexpr int sentence_role = Qt::UserRole + 1;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace drover::ui
