// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/cell_delegate.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

#include "ui/paint/method_bar.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int side = 8;
constexpr int badge_size = 14;
constexpr int gap = 6;

}  // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    const bool selected = option.state & QStyle::State_Selected;
    if (option.features & QStyleOptionViewItem::Alternate && !selected)
        painter->fillRect(option.rect, option.palette.color(QPalette::AlternateBase));
    if (selected && option.widget)
        option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    QRect text = option.rect.adjusted(side, 0, -side, 0);
    const QVariant method = index.data(method_role);
    if (method.isValid()) {
        const QRect badge(text.left(), text.center().y() - badge_size / 2 + 1, badge_size, badge_size);
        const QRect place = QStyle::visualRect(option.direction, option.rect, badge);
        if (selected) painter->fillRect(place.adjusted(-1, -1, 1, 1), option.palette.color(QPalette::Base));
        paint_method_badge(*painter, place, static_cast<MethodId>(method.toInt()), option.palette);
        text.setLeft(badge.right() + gap);
    }
    const QVariant ink = index.data(Qt::ForegroundRole);
    const QColor plain = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    painter->setPen(ink.isValid() && !selected ? ink.value<QColor>() : plain);
    painter->setFont(option.font);
    const auto wanted = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
    const QRect place = QStyle::visualRect(option.direction, option.rect, text);
    const auto cut = index.data(sentence_role).toBool() ? Qt::ElideRight : Qt::ElideMiddle;
    painter->drawText(place, static_cast<int>(QStyle::visualAlignment(option.direction, wanted)) | Qt::TextSingleLine,
                      option.fontMetrics.elidedText(index.data().toString(), cut, place.width()));
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

}  // namespace drover::ui
