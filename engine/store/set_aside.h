// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/base/result.h"
#include "engine/sys/syscalls.h"

namespace drover::store {

// Renames a database and what SQLite keeps beside it to the first free name of the form "queue.db.old-1"; never
// replaces anything. The new name.
Result<std::string> set_aside(sys::Syscalls& sys, const std::string& path);

}  // namespace drover::store
