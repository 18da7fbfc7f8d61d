// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drover::window {

enum class PowerAction { suspend, power_off };

// Asks systemd-logind, which in turn asks its policy whether this person may. Returns what went wrong, or nothing.
// https://www.freedesktop.org/software/systemd/man/latest/org.freedesktop.login1.html
QString request_power(PowerAction action);

}  // namespace drover::window
