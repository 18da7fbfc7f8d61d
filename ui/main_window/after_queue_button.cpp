// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/after_queue_button.h"

#include <QActionGroup>
#include <QMenu>
#include <algorithm>

#include "ui/main_window/after_queue.h"
#include "ui/theme/icons.h"

namespace drover::ui {

AfterQueueButton::AfterQueueButton(AfterQueueWatch& watch, QWidget* parent) : QToolButton(parent), watch_(watch) {
    setObjectName(QStringLiteral("after_queue"));
    setIcon(symbolic_icon(QStringLiteral("after")));
    setPopupMode(InstantPopup);
    setAutoRaise(true);
    setMenu(new QMenu(this));
    auto* group = new QActionGroup(this);
    for (const AfterQueueChoice& entry : after_queue_choices()) {
        QAction* action = group->addAction(entry.title());
        action->setCheckable(true);
        action->setData(static_cast<int>(entry.choice));
        menu()->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice = entry.choice] { watch_.choose(choice); });
    }
    connect(&watch_, &AfterQueueWatch::changed, this, &AfterQueueButton::show_choice);
    show_choice();
}

void AfterQueueButton::show_choice() {
    const auto chosen = std::ranges::find(after_queue_choices(), watch_.choice(), &AfterQueueChoice::choice);
    const bool something = watch_.choice() != AfterQueue::nothing;
    for (QAction* action : menu()->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(watch_.choice()));
    }
    setText(chosen->title());
    setToolButtonStyle(something ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    setAccessibleName(tr("After the queue: %1").arg(chosen->title()));
    setToolTip(tr("When the last job has ended: %1").arg(chosen->title()));
}

}  // namespace drover::ui
