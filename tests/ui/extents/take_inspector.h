// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace drover::test {

// Shows the inspector in each of its states and has each taken under its name.
void take_inspector(const std::function<void(QWidget&, const char*)>& take);

}  // namespace drover::test
