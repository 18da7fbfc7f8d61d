// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/api/item_report.h"
#include "engine/base/error.h"
#include "engine/transfer/transfer_report.h"

namespace drover::jobs {

// What a finished item looks like from outside. Takes the report's steps.
ItemReport to_item_report(std::string source, std::string destination, std::uint64_t size,
                          transfer::TransferReport& moved);

// The forced method cannot serve this file.
Error method_unavailable(const transfer::TransferReport& moved, const std::string& operation, std::string path);

}  // namespace drover::jobs
