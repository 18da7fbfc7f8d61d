// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/support/forwarding_syscalls.h"

namespace drover::testing {

// The errors that a system call may well answer with, as its man page and the bug reports have them. Errors that would
// be a lie about the tree (ENOENT for a name that is there) are left to the tests about lies.
const std::vector<int>& plausible_errors(Call call);

}  // namespace drover::testing
