// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/extent_comparison.h"
#include "engine/sys/syscalls.h"

namespace drover::inspect {

// compare_extents() on this operating system.
Result<Comparison> compare(sys::Syscalls& sys, const ComparisonRequest& request, const std::stop_token& stop,
                           const ComparisonListener& on_progress);

}  // namespace drover::inspect
