// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// A directory that was open before: the one that holds an open one, or an entry of it. ESTALE where that is not
// `expected` (any more): somebody moved it.
sys::SysResult<sys::UniqueFd> open_above(sys::Syscalls& sys, int directory, const sys::FileId& expected);
sys::SysResult<sys::UniqueFd> open_below(sys::Syscalls& sys, int directory, const std::string& name,
                                         const sys::FileId& expected);

}  // namespace drover::fs
