// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/drop_overlay.h"

#include <QPainter>
#include <QStyle>
#include <algorithm>

#include "ui/text/kind_words.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

constexpr int icon_size = 34;
constexpr int margin = 16;

QFont headline_font(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setWeight(QFont::DemiBold);
    return font;
}

}  // namespace

DropOverlay::DropOverlay(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::show_for(JobKind kind, const QString& destination, const QRect& place) {
    const KindWords words = kind_words(kind);
    show_headline(destination.isEmpty() ? words.drop : words.drop_to.arg(destination),
                  tr("Shift moves, Ctrl copies. Nothing starts before you say so."), place);
}

void DropOverlay::show_join(const QString& job, const QRect& place) {
    show_headline(tr("Drop to add to %1").arg(job), tr("The files join this job and go where it goes."), place);
}

void DropOverlay::show_headline(const QString& headline, const QString& hint, const QRect& place) {
    headline_ = headline;
    hint_ = hint;
    place_ = place;
    setGeometry(parentWidget()->rect());
    show();
    raise();
    update();
}

void DropOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    QColor tint = accent;
    tint.setAlphaF(0.08f);
    const QRectF target = place_.isEmpty() ? QRectF(rect()).adjusted(8, 8, -8, -8) : QRectF(place_);
    painter.setPen(QPen(accent, 2, place_.isEmpty() ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(tint);
    painter.drawRoundedRect(target, 10, 10);

    const QFontMetrics metrics(headline_font(font()));
    const int text_width = std::max(metrics.horizontalAdvance(headline_), fontMetrics().horizontalAdvance(hint_));
    QRect card(0, 0, std::min(width() - 4 * margin, text_width + icon_size + 4 * margin),
               metrics.height() + fontMetrics().height() + 2 * margin + 4);
    card.moveCenter({width() / 2, height() - card.height() / 2 - 3 * margin});
    painter.setPen(QPen(accent, 1));
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(card), 10, 10);

    const auto mirrored = [&](const QRect& part) { return QStyle::visualRect(layoutDirection(), card, part); };
    const QRect icon(card.left() + margin, card.center().y() - icon_size / 2, icon_size, icon_size);
    paint_symbol(painter, QStringLiteral("drop"), mirrored(icon), accent);
    const QRect text = mirrored(card.adjusted(2 * margin + icon_size, margin, -margin, -margin));
    const auto side = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(headline_font(font()));
    painter.drawText(text, side | Qt::AlignTop, metrics.elidedText(headline_, Qt::ElideMiddle, text.width()));
    painter.setFont(font());
    painter.setPen(secondary_text(palette()));
    painter.drawText(text, side | Qt::AlignBottom, fontMetrics().elidedText(hint_, Qt::ElideRight, text.width()));
}

}  // namespace drover::ui
