// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/empty_page.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/colors.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

constexpr int icon_size = 72;
constexpr int height_with_promise = 320;

QPushButton* button_for(QAction& action) {
    auto* button = new QPushButton(action.icon(), action.text());
    button->setToolTip(action.toolTip());
    button->setMinimumSize(132, 32);
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}

QLabel* centred_label(const QString& text) {
    auto* label = new QLabel(text);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

QLabel* headline() {
    QLabel* label = centred_label(EmptyPage::tr("Drop files or folders here"));
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * 1.6);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

}  // namespace

EmptyPage::EmptyPage(QAction& add_files, QAction& add_folder, QWidget* parent)
    : QWidget(parent),
      promise_(centred_label(
          tr("Drover shares blocks and keeps holes where the filesystem can, so that few bytes have to move.\n"
             "For every file it shows which way it took, and why."))) {
    setObjectName(QStringLiteral("empty"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QLabel* ways = centred_label(tr("or paste them with Ctrl+V, or pick them:"));
    promise_->setContentsMargins(48, 28, 48, 0);
    promise_->setForegroundRole(QPalette::PlaceholderText);
    ways->setForegroundRole(QPalette::PlaceholderText);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addStretch(1);
    buttons->addWidget(button_for(add_files));
    buttons->addWidget(button_for(add_folder));
    buttons->addStretch(1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(32, 12, 32, 12);
    layout->addStretch(3);
    layout->addSpacing(icon_size + 24);
    layout->addWidget(headline());
    layout->addSpacing(4);
    layout->addWidget(ways);
    layout->addSpacing(12);
    layout->addLayout(buttons);
    layout->addWidget(promise_);
    layout->addStretch(4);
}

// Without the promise: an open panel with all its options needs the room on a small screen.
QSize EmptyPage::minimumSizeHint() const {
    const QSize full = QWidget::minimumSizeHint();
    return promise_->isHidden() ? full : full - QSize(0, promise_->minimumSizeHint().height());
}

void EmptyPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    promise_->setVisible(height() >= height_with_promise);
}

void EmptyPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const auto* first = findChild<QLabel*>();
    const QRectF icon((width() - icon_size) / 2.0, first->y() - icon_size - 18, icon_size, icon_size);
    const QColor color = mix(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.42);
    paint_symbol(painter, QStringLiteral("drop"), icon, color);
}

}  // namespace drover::ui
