// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/preserve.h"

namespace CLI {
class App;
}

namespace drover::cli {

// --no-preserve LIST, in cp's words.
void add_no_preserve(CLI::App& command, Preserve& preserve);

}  // namespace drover::cli
