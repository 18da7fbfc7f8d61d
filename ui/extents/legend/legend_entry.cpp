// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/legend/legend_entry.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>
#include <utility>

#include "ui/extents/strip/lane_tiles.h"
#include "ui/extents/text/extent_words.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int swatch_width = 30;
constexpr int swatch_height = 16;
constexpr int gap = 10;
constexpr int side = 8;

}  // namespace

LegendEntry::LegendEntry(ClassLook look, QWidget* parent) : QAbstractButton(parent), look_(std::move(look)) {
    setCheckable(true);
    setChecked(true);
    setText(look_.name);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

void LegendEntry::set_figure(const Figure& figure, std::uint64_t whole) {
    figure_ = figure;
    const bool none = figure.bytes == 0 && figure.precision == Precision::exact;
    bytes_ = none ? tr("–") : format_size(figure);
    share_ = none ? QString() : share_text(figure, whole);
    describe();
    updateGeometry();
    update();
}

void LegendEntry::describe() {
    const bool known = figure_.precision != Precision::unknown;
    const QString exact = known ? tr("%1 bytes").arg(exact_figure(figure_)) : exact_figure(figure_);
    setAccessibleName(share_.isEmpty() ? tr("%1: %2").arg(look_.name, exact)
                                       : tr("%1: %2, %3").arg(look_.name, exact, share_));
    setAccessibleDescription(look_.help);
    setToolTip(tr("%1\n%2\nClick to hide or show it.").arg(accessibleName(), look_.help));
}

QSize LegendEntry::sizeHint() const {
    const QFontMetrics metrics(font());
    const int text = metrics.horizontalAdvance(look_.name) + metrics.horizontalAdvance(bytes_) +
                     metrics.horizontalAdvance(format_share(1)) + 3 * gap;
    return {2 * side + swatch_width + gap + text, std::max(metrics.height(), swatch_height) + 8};
}

void LegendEntry::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || hasFocus()) {
        QColor tint = palette().color(QPalette::Highlight);
        tint.setAlphaF(0.10f);
        painter.setBrush(tint);
        painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 1.5) : QPen(Qt::NoPen));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
    const bool none = figure_.bytes == 0 && figure_.precision == Precision::exact;
    painter.setOpacity(!isChecked() ? 0.4 : none ? 0.6 : 1);
    const auto place = [this](const QRect& area) { return QStyle::visualRect(layoutDirection(), rect(), area); };
    const auto align = [this](Qt::Alignment alignment) {
        return static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment) | Qt::AlignVCenter);
    };
    const QRect inside = rect().adjusted(side, 0, -side, 0);
    const QRect swatch(inside.left(), (height() - swatch_height) / 2, swatch_width, swatch_height);
    paint_class(painter, place(swatch), look_, palette());
    const int share_room = fontMetrics().horizontalAdvance(format_share(1)) + gap;
    QFont font = this->font();
    font.setStrikeOut(!isChecked());
    painter.setFont(font);
    painter.setPen(palette().color(QPalette::WindowText));
    const int name_room =
        inside.width() - swatch_width - 2 * gap - share_room - fontMetrics().horizontalAdvance(bytes_);
    painter.drawText(place(inside.adjusted(swatch_width + gap, 0, 0, 0)), align(Qt::AlignLeft),
                     fontMetrics().elidedText(look_.name, Qt::ElideRight, name_room));
    painter.drawText(place(inside.adjusted(0, 0, -share_room, 0)), align(Qt::AlignRight), bytes_);
    painter.setPen(secondary_text(palette()));
    painter.drawText(place(inside), align(Qt::AlignRight), share_);
}

void LegendEntry::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    update();
}

void LegendEntry::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    update();
}

}  // namespace drover::ui
