// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/login1.h"

namespace drover::window {

QDBusMessage login1_call(const QString& method) {
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.login1"),
                                          QStringLiteral("/org/freedesktop/login1"),
                                          QStringLiteral("org.freedesktop.login1.Manager"), method);
}

}  // namespace drover::window
