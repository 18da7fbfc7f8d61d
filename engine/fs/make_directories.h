// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// The directory, and those above it where they are missing. One that is there keeps its permissions.
sys::SysStatus make_directories(sys::Syscalls& sys, const std::string& path, std::uint32_t permissions = 0777);

// The directory that a path is, or that it lies in.
sys::SysResult<sys::UniqueFd> open_directory_of(sys::Syscalls& sys, const std::string& path);

// The longest part of the path that is there.
sys::SysResult<sys::UniqueFd> open_nearest(sys::Syscalls& sys, std::string path);

}  // namespace drover::fs
