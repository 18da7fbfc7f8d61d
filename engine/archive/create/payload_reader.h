// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string_view>

#include "engine/archive/create/archive_writer.h"
#include "engine/transfer/method.h"

namespace drover::archive {

// Reads a member's payload through the worker's buffer and hands it to `put`: for archives that hold no bytes as they
// are. What a source that failed or shrank does not deliver is put as zeros, because its size was announced.
transfer::TransferReport read_payload(transfer::Workspace& work, const Member& member, const PayloadSource& source,
                                      const std::function<sys::SysStatus(std::string_view)>& put);

}  // namespace drover::archive
