// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusUnixFileDescriptor>
#include <QObject>

class QDBusPendingCallWatcher;

namespace drover::window {

// Keeps the computer from falling asleep, by an inhibitor of login1. Where nobody hears the wish, nothing happens.
class SleepLock : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void hold(bool wanted);
    bool held() const { return lock_.isValid(); }

private:
    void take(QDBusPendingCallWatcher* answer);

    bool wanted_ = false;
    bool asked_ = false;
    QDBusUnixFileDescriptor lock_;  // login1 lets go when it is closed
};

}  // namespace drover::window
