// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QCoreApplication;

namespace drover::ui {

// Speaks the language of the system from now on, as far as it is one of ours: Drover's own texts and those of Qt.
// Returns whether one was found; English needs none.
bool load_translations(QCoreApplication& application);

}  // namespace drover::ui
