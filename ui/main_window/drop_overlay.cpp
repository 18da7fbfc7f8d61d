// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/drop_overlay.h"

#include <QPainter>

#include "ui/text/kind_words.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

QFont headline_font(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setWeight(QFont::DemiBold);
    return font;
}

}  // namespace

DropOverlay::DropOverlay(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::show_for(JobKind kind, const QString& destination) {
    kind_ = kind;
    destination_ = destination;
    setGeometry(parentWidget()->rect());
    show();
    raise();
    update();
}

QString DropOverlay::headline() const {
    const KindWords words = kind_words(kind_);
    return destination_.isEmpty() ? words.drop : words.drop_to.arg(destination_);
}

void DropOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.96f);
    painter.fillRect(rect(), veil);
    const QColor accent = palette().color(QPalette::Highlight);
    painter.setPen(QPen(accent, 2, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(14, 14, -14, -14), 14, 14);

    const QPointF middle = QRectF(rect()).center();
    paint_symbol(painter, QStringLiteral("drop"), QRectF(middle.x() - 28, middle.y() - 82, 56, 56), accent);
    const QString headline = this->headline();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(headline_font(font()));
    const QRect line(32, static_cast<int>(middle.y()) - 12, width() - 64, 40);
    painter.drawText(line, Qt::AlignCenter, painter.fontMetrics().elidedText(headline, Qt::ElideMiddle, line.width()));
    painter.setFont(font());
    painter.setPen(secondary_text(palette()));
    painter.drawText(line.translated(0, 34), Qt::AlignCenter,
                     tr("Shift moves, Ctrl copies. Nothing starts before you say so."));
}

}  // namespace drover::ui
