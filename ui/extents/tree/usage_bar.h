// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "engine/api/tree_usage.h"

namespace drover::ui {

// A directory's make-up: exclusive, shared and holes, in the looks of the strips. As long as its size is among its
// neighbours'.
class UsageBar : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace drover::ui
