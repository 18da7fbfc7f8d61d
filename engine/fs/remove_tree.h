// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// Removes an entry and, when it is a directory, everything in it, without following links. Needs two descriptors,
// however deep the tree is. The first error ends it.
sys::SysStatus remove_tree(sys::Syscalls& sys, int directory, const std::string& name);

}  // namespace drover::fs
