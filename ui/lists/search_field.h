// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLineEdit;

namespace drover::ui {

// A line to search with: what to type stands in it while it is empty.
QLineEdit* search_field(const char* name, const QString& hint, const QString& accessible_name);

}  // namespace drover::ui
