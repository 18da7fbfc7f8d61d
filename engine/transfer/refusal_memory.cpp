// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/refusal_memory.h"

#include "engine/transfer/errno_policy.h"

namespace drover::transfer {

std::optional<sys::SysError> RefusalMemory::find(const FileEnds& ends, MethodId method) const {
    for (const auto& refusal : refusals_)
        if (refusal.method == method && refusal.source_device == ends.status.id.device &&
            refusal.destination_device == ends.destination_device)
            return refusal.error;
    return std::nullopt;
}

void RefusalMemory::remember(const FileEnds& ends, MethodId method, sys::SysError error) {
    if (!holds_for_all_files(error) || find(ends, method)) return;
    refusals_.push_back({ends.status.id.device, ends.destination_device, method, error});
}

}  // namespace drover::transfer
