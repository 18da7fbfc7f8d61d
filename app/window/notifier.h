// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDBusPendingCallWatcher;

namespace drover::window {

// Tells something by the desktop's notifications; a later one takes the place of the one before. Where nobody shows
// them, nothing happens.
class Notifier : public QObject {
    Q_OBJECT

public:
    explicit Notifier(QObject* parent = nullptr);

    void tell(const QString& title, const QString& text);

Q_SIGNALS:
    void chosen();  // somebody clicked on it

private Q_SLOTS:
    void take_action(uint id, const QString& action);

private:
    void take_id(QDBusPendingCallWatcher* answer);

    uint id_ = 0;  // of the latest; 0 before the first
};

}  // namespace drover::window
