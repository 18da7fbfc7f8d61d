// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

class QWidget;

namespace drover::test {

// What an eye would stumble over in a window: parts that lie over each other, stick out of their place, or have less
// room than their text needs. One sentence each; empty when all is well.
std::vector<std::string> structure_faults(QWidget& window);

}  // namespace drover::test
