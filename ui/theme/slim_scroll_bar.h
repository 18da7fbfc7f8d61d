// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractScrollArea;

namespace drover::ui {

// Replaces Qt's own fallback scroll bars; a desktop's style keeps its own.
void use_slim_scroll_bar(QAbstractScrollArea& area);

}  // namespace drover::ui
