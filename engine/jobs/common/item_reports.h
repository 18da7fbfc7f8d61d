// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/api/item_report.h"
#include "engine/base/error.h"
#include "engine/jobs/common/job_record.h"
#include "engine/transfer/transfer_report.h"

namespace drover::jobs {

// What a finished item looks like from outside. Takes the report's steps.
ItemReport to_item_report(std::string source, std::string destination, std::uint64_t size,
                          transfer::TransferReport& moved);

struct DoneItem {
    const std::string& source;
    const std::string& destination;
    std::uint64_t size;
    std::uint64_t on_disk = 0;  // as in ItemRecord
};
// What must be said of an item although it is done; `cause` among the job's errors.
struct ItemFlaw {
    const char* why = nullptr;
    std::uint32_t cause = ItemLog::none;
};
// Counts an item that is done and tells whoever listens. Takes the report's steps.
void record_item(JobRecord& record, const DoneItem& item, transfer::TransferReport& moved, const ItemFlaw& flaw = {});

// The file's way in words: "clone refused: other filesystem → kernel copy".
std::string explain(const transfer::TransferReport& moved);

// The forced method cannot serve this file: TransferReport::refusal.
Error method_unavailable(const std::string& refusal, const std::string& operation, std::string path);

}  // namespace drover::jobs
