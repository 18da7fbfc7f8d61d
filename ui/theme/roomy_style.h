// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QStyle;

namespace drover::ui {

// Qt's own fallback style leaves the texts of buttons and table headers no air, and its menu marks no place; in dark
// colours it does not show which button is down. A desktop's style keeps its own measures. Call once, before the first
// widget.
void use_roomy_style();

// Whether this is Qt's own fallback, with or without that air.
bool is_fallback_style(const QStyle& style);

}  // namespace drover::ui
