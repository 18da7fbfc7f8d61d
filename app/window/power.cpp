// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/power.h"

#include <QDBusConnection>
#include <QDBusMessage>

#include "app/window/login1.h"

namespace drover::window {

QString request_power(PowerAction action) {
    const QString method = action == PowerAction::suspend ? QStringLiteral("Suspend") : QStringLiteral("PowerOff");
    QDBusMessage call = login1_call(method);
    constexpr bool may_ask_for_a_password = true;
    call << may_ask_for_a_password;
    const QDBusMessage reply = QDBusConnection::systemBus().call(call);
    return reply.type() == QDBusMessage::ErrorMessage ? reply.errorMessage() : QString();
}

}  // namespace drover::window
