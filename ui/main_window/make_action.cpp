// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/make_action.h"

#include <QAction>

#include "ui/theme/icons.h"

namespace drover::ui {

QAction* make_action(QObject* parent, const ActionText& text, const QKeySequence& key) {
    auto* action = new QAction(parent);
    action->setObjectName(text.name);
    action->setIcon(symbolic_icon(text.name));
    action->setShortcut(key);
    set_action_text(*action, text.text, text.help);
    return action;
}

void set_action_text(QAction& action, const QString& text, const QString& help) {
    action.setText(text);
    action.setIconText(QString(text).remove(u'&').remove(u'…'));
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(key.isEmpty() ? help : QStringLiteral("%1 (%2)").arg(help, key));
}

}  // namespace drover::ui
