// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/window/reading_page.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace drover::ui {

namespace {

constexpr int bar_width = 360;

}  // namespace

ReadingPage::ReadingPage(QWidget* parent)
    : QWidget(parent), title_(new QLabel), progress_(new QLabel), stop_(new QPushButton(tr("Stop"))) {
    QFont font = title_->font();
    font.setPointSizeF(font.pointSizeF() * 1.3);
    font.setWeight(QFont::DemiBold);
    title_->setFont(font);
    title_->setTextFormat(Qt::PlainText);
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    progress_->setObjectName(QStringLiteral("progress"));
    progress_->setTextFormat(Qt::PlainText);
    progress_->setAlignment(Qt::AlignCenter);
    progress_->setWordWrap(true);
    progress_->setForegroundRole(QPalette::PlaceholderText);
    progress_->setMinimumHeight(3 * progress_->fontMetrics().height());
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setFixedWidth(bar_width);
    bar->setAccessibleName(tr("Reading"));
    stop_->setObjectName(QStringLiteral("stop"));
    stop_->setToolTip(tr("Stop reading (Esc)"));
    stop_->setShortcut(Qt::Key_Escape);
    connect(stop_, &QPushButton::clicked, this, [this] {
        stop_->setEnabled(false);
        Q_EMIT stop_wanted();
    });

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(12);
    layout->addStretch(2);
    layout->addWidget(title_);
    layout->addWidget(bar, 0, Qt::AlignHCenter);
    layout->addWidget(progress_);
    layout->addWidget(stop_, 0, Qt::AlignHCenter);
    layout->addStretch(3);
}

void ReadingPage::begin(const QString& what) {
    title_->setText(what);
    progress_->clear();
    stop_->setEnabled(true);
    stop_->setFocus(Qt::OtherFocusReason);
}

void ReadingPage::show_progress(const QString& text) {
    progress_->setText(text);
}

}  // namespace drover::ui
