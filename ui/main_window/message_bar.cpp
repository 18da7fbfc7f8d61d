// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/message_bar.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

constexpr int icon_size = 18;
constexpr int margin = 12;

}  // namespace

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), text_(new QLabel), button_(new QPushButton) {
    setObjectName(QStringLiteral("messages"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("close_message"));
    close->setAutoRaise(true);
    close->setIcon(symbolic_icon(QStringLiteral("close")));
    close->setAccessibleName(tr("Close the message"));
    close->setToolTip(tr("Close the message"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(margin + icon_size + 10, 8, 8, 8);
    layout->addWidget(text_, 1);
    layout->addWidget(button_);
    layout->addWidget(close, 0, Qt::AlignTop);
    button_->setObjectName(QStringLiteral("take_back"));
    button_->setText(tr("Take back"));
    button_->hide();
    connect(button_, &QPushButton::clicked, this, &MessageBar::taken_back);
    connect(close, &QToolButton::clicked, this, [this] {
        if (button_->isVisible()) Q_EMIT taken_back();
        hide();
    });
    hide();
}

void MessageBar::show_message(const QString& text, Signal signal) {
    button_->hide();
    say(text, signal);
}

void MessageBar::show_countdown(const QString& text, const QString& button) {
    button_->setText(button);
    button_->show();
    say(text, Signal::attention);
}

void MessageBar::say(const QString& text, Signal signal) {
    signal_ = signal;
    text_->setText(text);
    setAccessibleName(text);
    show();
    update();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

QString MessageBar::message() const {
    return isHidden() ? QString() : text_->text();
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QColor color = signal_color(signal_, palette());
    painter.fillRect(rect(), mix(palette().color(QPalette::Window), color, 0.12));
    painter.fillRect(QRect(0, 0, 3, height()), color);
    const QRectF icon(margin, (height() - icon_size) / 2.0, icon_size, icon_size);
    const QString symbol = signal_ == Signal::good ? QStringLiteral("information") : QStringLiteral("warning");
    paint_symbol(painter, symbol, icon, color);
    painter.fillRect(QRect(0, height() - 1, width(), 1), hairline(palette()));
}

}  // namespace drover::ui
