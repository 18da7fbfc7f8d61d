// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace drover::test {

// A tree with one of everything that a copy must keep: modes, owners, times, attributes, access lists, capabilities,
// hard links, symlinks, special files, holes, odd names, empty and deep directories.
void build_museum(const std::string& root);

}  // namespace drover::test
