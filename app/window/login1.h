// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusMessage>

namespace drover::window {

// A call of the manager of sessions, seats and power.
QDBusMessage login1_call(const QString& method);

}  // namespace drover::window
