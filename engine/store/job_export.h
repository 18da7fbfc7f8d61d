// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/api/item_record.h"
#include "engine/api/queue_keeper.h"
#include "engine/sys/syscalls.h"

namespace drover::store {

// At most so many items from number `first` on; none at the end.
using ItemReader = std::function<Result<std::vector<ItemRecord>>(std::uint64_t first, std::size_t count)>;

Status write_report(sys::Syscalls& sys, const StoredJob& job, ReportFormat format, const std::string& file,
                    const ItemReader& items);

}  // namespace drover::store
