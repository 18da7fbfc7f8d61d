// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

namespace drover::ui {

// `system` follows the desktop; the other two are for desktops that tell Qt nothing.
enum class Appearance { system, light, dark };

QPalette palette_for(Appearance appearance);
void apply_appearance(Appearance appearance);

}  // namespace drover::ui
