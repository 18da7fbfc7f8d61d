// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/intake/dropped_files.h"

class QWidget;

namespace drover::ui {

// File choosers that return at once and report when something was chosen.
using Chosen = std::function<void(const DroppedFiles&)>;

void choose_files(QWidget& parent, Chosen chosen);
void choose_source_folder(QWidget& parent, Chosen chosen);
void choose_destination(QWidget& parent, Chosen chosen);

}  // namespace drover::ui
