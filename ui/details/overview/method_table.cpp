// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/overview/method_table.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStringList>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

#include "ui/paint/method_bar.h"
#include "ui/text/format.h"
#include "ui/text/words.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int badge_size = 16;
constexpr int gap = 8;

}  // namespace

MethodTable::MethodTable(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Bytes by method"));
}

void MethodTable::set_bytes(const MethodBytes& bytes) {
    if (bytes.bytes == bytes_.bytes) return;
    bytes_ = bytes;
    QStringList parts;
    for (const MethodId method : all_methods) {
        parts << tr("%1: %2").arg(method_title(method), format_size(bytes_[method]));
    }
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    update();
}

int MethodTable::row_height() const {
    return std::max(fontMetrics().height(), badge_size) + 6;
}

QSize MethodTable::sizeHint() const {
    return {220, row_height() * static_cast<int>(method_count)};
}

void MethodTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    int top = 0;
    for (const MethodId method : all_methods) {
        paint_row(painter, method, QRect(0, top, width(), row_height()));
        top += row_height();
    }
}

void MethodTable::paint_row(QPainter& painter, MethodId method, const QRect& row) const {
    const bool used = bytes_[method] > 0;
    const QColor text = palette().color(QPalette::WindowText);
    const int percent_width = fontMetrics().horizontalAdvance(format_percent(1)) + gap;
    const QRect badge(row.left(), row.center().y() - badge_size / 2 + 1, badge_size, badge_size);
    const QRect name = row.adjusted(badge_size + gap, 0, 0, 0);
    const QRect size = row.adjusted(0, 0, -percent_width, 0);
    const auto place = [this](const QRect& rect) { return QStyle::visualRect(layoutDirection(), this->rect(), rect); };
    const auto side = [this](Qt::Alignment alignment) {
        return static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment) | Qt::AlignVCenter);
    };
    painter.setOpacity(used ? 1 : 0.55);
    paint_method_badge(painter, place(badge), method, palette());
    painter.setPen(text);
    painter.drawText(place(name), side(Qt::AlignLeft), method_title(method));
    painter.drawText(place(size), side(Qt::AlignRight), used ? format_size(bytes_[method]) : tr("–"));
    if (used) {
        const double share = static_cast<double>(bytes_[method]) / static_cast<double>(bytes_.total());
        painter.setPen(secondary_text(palette()));
        painter.drawText(place(row), side(Qt::AlignRight), format_share(share));
    }
    painter.setOpacity(1);
}

bool MethodTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto row = static_cast<std::size_t>(std::max(0, help->pos().y() / row_height()));
    if (row < method_count) QToolTip::showText(help->globalPos(), method_help(all_methods[row]), this);
    return true;
}

}  // namespace drover::ui
