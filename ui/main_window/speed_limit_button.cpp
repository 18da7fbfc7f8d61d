// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/speed_limit_button.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWidgetAction>

#include "ui/text/format.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

constexpr quint64 mib = 1U << 20;
constexpr int most_mib = 100'000;

QString limit_text(std::uint64_t limit) {
    return limit == 0 ? SpeedLimitButton::tr("No limit") : format_rate(static_cast<double>(limit));
}

}  // namespace

SpeedLimitButton::SpeedLimitButton(QWidget* parent)
    : QToolButton(parent), choices_(new QActionGroup(this)), other_(new QSpinBox) {
    setObjectName(QStringLiteral("speed_limit"));
    setIcon(symbolic_icon(QStringLiteral("speed")));
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(InstantPopup);
    setAutoRaise(true);
    setMenu(new QMenu(this));
    for (const std::uint64_t limit : {0, 5, 10, 25, 50, 100, 250, 500}) add_choice(limit * mib);
    add_other();
    show_limit(0);
}

void SpeedLimitButton::add_choice(std::uint64_t limit) {
    QAction* action = choices_->addAction(limit_text(limit));
    action->setCheckable(true);
    action->setData(QVariant::fromValue<qulonglong>(limit));
    menu()->addAction(action);
    connect(action, &QAction::triggered, this, [this, limit] { Q_EMIT limit_chosen(limit); });
}

void SpeedLimitButton::add_other() {
    other_->setObjectName(QStringLiteral("other_limit"));
    other_->setRange(0, most_mib);
    other_->setSpecialValueText(tr("No limit"));
    other_->setSuffix(tr(" MiB/s"));
    other_->setAccessibleName(tr("Another speed limit"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->addWidget(new QLabel(tr("Other:")));
    layout->addWidget(other_, 1);
    auto* action = new QWidgetAction(this);
    action->setDefaultWidget(row);
    menu()->addSeparator();
    menu()->addAction(action);
    connect(other_, &QSpinBox::editingFinished, this, [this] {
        const auto limit = static_cast<std::uint64_t>(other_->value()) * mib;
        if (limit != property("limit").toULongLong()) Q_EMIT limit_chosen(limit);
    });
}

void SpeedLimitButton::show_limit(std::uint64_t limit) {
    setProperty("limit", QVariant::fromValue<qulonglong>(limit));
    setText(limit_text(limit));
    setAccessibleName(tr("Speed limit: %1").arg(limit_text(limit)));
    setToolTip(tr("Speed limit of all jobs together: %1").arg(limit_text(limit)));
    for (QAction* action : choices_->actions()) action->setChecked(action->data().toULongLong() == limit);
    const QSignalBlocker ours(other_);
    other_->setValue(static_cast<int>(limit / mib));
}

}  // namespace drover::ui
