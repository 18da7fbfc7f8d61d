// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/sidebar_delegate.h"

#include <QPainter>

#include "ui/paint/selection_ground.h"
#include "ui/sidebar/sidebar_model.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

constexpr int side = 12;
constexpr int padding = 7;
constexpr int icon_size = 16;
constexpr int gap = 9;

QFont heading_font(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.88);
    font.setWeight(QFont::DemiBold);
    return font;
}

void draw(QPainter& painter, const QStyleOptionViewItem& option, const QRect& area, const QString& text,
          Qt::Alignment alignment = Qt::AlignLeft) {
    const QRect place = QStyle::visualRect(option.direction, option.rect, area);
    const auto flags = static_cast<int>(QStyle::visualAlignment(option.direction, alignment) | Qt::AlignVCenter);
    painter.drawText(place, flags, painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
}

}  // namespace

void SidebarDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    painter->save();
    const QRect inner = option.rect.adjusted(side, 0, -side, 0);
    const QString title = index.data(Qt::DisplayRole).toString();
    if (index.data(SidebarModel::heading_role).toBool()) {
        painter->setFont(heading_font(option.font));
        QPalette enabled = option.palette;
        enabled.setCurrentColorGroup(QPalette::Active);  // it cannot be chosen, but it can be read
        painter->setPen(secondary_text(enabled));
        draw(*painter, option, inner.adjusted(0, padding, 0, 0), title);
        painter->restore();
        return;
    }
    paint_selection_ground(*painter, option, QRectF(option.rect).adjusted(4, 1, -4, -1), 6);
    const QColor ink = option.palette.color(QPalette::Text);
    const QRect icon(inner.left(), inner.center().y() - icon_size / 2 + 1, icon_size, icon_size);
    paint_symbol(*painter, index.data(Qt::DecorationRole).toString(),
                 QStyle::visualRect(option.direction, option.rect, icon), ink);
    painter->setFont(option.font);
    const auto count = index.data(SidebarModel::count_role).toULongLong();
    const QString number = count > 0 ? format_count(count) : QString();
    const int number_width = painter->fontMetrics().horizontalAdvance(number);
    painter->setPen(secondary_text(option.palette));
    draw(*painter, option, inner, number, Qt::AlignRight);
    painter->setPen(ink);
    draw(*painter, option, inner.adjusted(icon_size + gap, 0, -number_width - gap, 0), title);
    painter->restore();
}

QSize SidebarDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(option.font);
    const int height = metrics.height() + 2 * padding;
    const int title = metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    return {2 * side + icon_size + 2 * gap + title + metrics.horizontalAdvance(QStringLiteral("000")), height};
}

}  // namespace drover::ui
