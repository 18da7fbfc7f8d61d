// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QObject;

namespace drover::ui {

struct ActionText {
    QString name;  // also the object's name and, where it exists, the icon's
    QString text;
    QString help;
};

// An action whose tooltip tells its key.
QAction* make_action(QObject* parent, const ActionText& text, const QKeySequence& key = {});
void set_action_text(QAction& action, const QString& text, const QString& help);

}  // namespace drover::ui
