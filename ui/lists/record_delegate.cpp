// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/record_delegate.h"

#include <QPainter>

#include "ui/paint/selection_ground.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int side_padding = 10;
constexpr int padding = 5;

}  // namespace

void RecordDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    paint_selection_ground(*painter, option, QRectF(option.rect).adjusted(2, 1, -2, -1), 5);
    const QStringList lines = index.data(Qt::DisplayRole).toString().split(u'\n');
    const QFontMetrics metrics(option.font);
    const auto alignment =
        static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter);
    QRect line = option.rect.adjusted(side_padding, padding, -side_padding, 0);
    line.setHeight(metrics.height());
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(line, alignment, metrics.elidedText(lines.value(0), Qt::ElideMiddle, line.width()));
    painter->setPen(secondary_text(option.palette));
    const QString second = metrics.elidedText(lines.value(1), Qt::ElideRight, line.width());
    painter->drawText(line.translated(0, metrics.height() + 1), alignment, second);
    painter->restore();
}

QSize RecordDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {120, 2 * QFontMetrics(option.font).height() + 1 + 2 * padding};
}

}  // namespace drover::ui
