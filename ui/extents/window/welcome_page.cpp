// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/window/welcome_page.h"

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

constexpr int icon_size = 56;

QLabel* centred(const QString& text) {
    auto* label = new QLabel(text);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

QPushButton* button_for(QAction& action) {
    auto* button = new QPushButton(action.icon(), action.text());
    button->setToolTip(action.toolTip());
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}

}  // namespace

WelcomePage::WelcomePage(QAction& open_files, QAction& open_folder, QWidget* parent) : QWidget(parent) {
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QLabel* title = centred(tr("Drop files, folders or a tar archive here"));
    QFont font = title->font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    font.setWeight(QFont::DemiBold);
    title->setFont(font);
    QLabel* promise = centred(
        tr("See holes, shared blocks and what they save: of one file, of several side by side, and of whole folders. "
           "Nothing is changed."));
    promise->setForegroundRole(QPalette::PlaceholderText);
    promise->setContentsMargins(48, 0, 48, 0);
    first_ = title;
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(button_for(open_files));
    buttons->addWidget(button_for(open_folder));
    buttons->addStretch(1);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addStretch(3);
    layout->addSpacing(icon_size + 20);
    layout->addWidget(title);
    layout->addWidget(promise);
    layout->addLayout(buttons);
    layout->addStretch(4);
}

void WelcomePage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QRectF icon((width() - icon_size) / 2.0, first_->y() - icon_size - 16, icon_size, icon_size);
    const QColor color = mix(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.42);
    paint_symbol(painter, QStringLiteral("inspect"), icon, color);
}

}  // namespace drover::ui
