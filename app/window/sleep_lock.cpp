// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sleep_lock.h"

#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include "app/window/login1.h"

namespace drover::window {

void SleepLock::hold(bool wanted) {
    wanted_ = wanted;
    if (!wanted) {
        lock_ = QDBusUnixFileDescriptor();
        return;
    }
    if (asked_ || held()) return;
    asked_ = true;
    QDBusMessage call = login1_call(QStringLiteral("Inhibit"));
    call << QStringLiteral("sleep") << QStringLiteral("Drover") << QStringLiteral("Files are being transferred")
         << QStringLiteral("block");
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::systemBus().asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, &SleepLock::take);
}

void SleepLock::take(QDBusPendingCallWatcher* answer) {
    const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *answer;
    answer->deleteLater();
    asked_ = false;
    if (wanted_ && reply.isValid()) lock_ = reply.value();  // else it is closed at once
}

}  // namespace drover::window
