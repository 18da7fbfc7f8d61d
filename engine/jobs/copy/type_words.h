// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/sys/file_status.h"

namespace drover::jobs {

// "A symlink is not replaced by a directory": what is there, and what would come.
std::string not_replaced(sys::FileType existing, sys::FileType coming);

}  // namespace drover::jobs
