// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/api/item_report.h"
#include "engine/base/error.h"
#include "engine/jobs/job_record.h"
#include "engine/transfer/transfer_report.h"

namespace drover::jobs {

// What a finished item looks like from outside. Takes the report's steps.
ItemReport to_item_report(std::string source, std::string destination, std::uint64_t size,
                          transfer::TransferReport& moved);

// Tells the record, and whoever listens, of an item that is done. `on_disk` as in ItemRecord. Takes the report's steps.
void record_item(JobRecord& record, const std::string& source, const std::string& destination, std::uint64_t size,
                 std::uint64_t on_disk, transfer::TransferReport& moved);

// The file's way in words: "clone refused: other filesystem → kernel copy".
std::string explain(const transfer::TransferReport& moved);

// The forced method cannot serve this file: TransferReport::refusal.
Error method_unavailable(const std::string& refusal, const std::string& operation, std::string path);

}  // namespace drover::jobs
