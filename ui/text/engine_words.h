// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "engine/base/error.h"

namespace drover::ui {

// The engine speaks English and knows no Qt. These say what it says in the language of the window; what has no
// translation, such as names and what libraries say, stays as it is.
QString tell_reason(const std::string& text);  // "clone refused: other filesystem → kernel copy"
QString tell_state(const std::string& text);   // "waiting for sda", beginning with a capital
QString tell_error(const Error& error);        // "a/b: Permission denied (openat, EACCES)"

}  // namespace drover::ui
