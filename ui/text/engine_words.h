// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>
#include <string>

namespace drover::ui {

// The engine speaks English and knows no Qt. These say what it says in the language of the window; what has no
// translation, such as names and rare errors, stays as it is.
QString tell_reason(const std::string& text);  // "clone refused: other filesystem → kernel copy"
QString tell_state(const std::string& text);   // "waiting for sda", beginning with a capital

// The phrases that are translated, for the test that they are.
std::span<const char* const> engine_phrases();

}  // namespace drover::ui
