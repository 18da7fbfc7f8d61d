// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

class QMenu;
class QWidget;

namespace drover::test {

// The letters that Alt goes with, and the text that has each. One that two texts have is a failure of the test.
using Mnemonics = std::map<std::string, std::string>;

Mnemonics keys_in(const QWidget& window);  // what is shown: menus in the bar, tabs, buttons, labels of fields
Mnemonics keys_in(const QMenu& menu);

}  // namespace drover::test
