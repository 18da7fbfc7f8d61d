// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/tree_usage.h"
#include "engine/sys/syscalls.h"

namespace drover::inspect {

// tree_usage() and files_inside() on this operating system.
Result<TreeUsage> usage(sys::Syscalls& sys, const UsageRequest& request, const std::stop_token& stop,
                        const UsageListener& on_progress);
Result<std::vector<std::string>> files_in(sys::Syscalls& sys, const std::string& directory, std::size_t most);

}  // namespace drover::inspect
