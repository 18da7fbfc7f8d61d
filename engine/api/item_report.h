// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/api/item_record.h"
#include "engine/base/method.h"
#include "engine/base/savings.h"

namespace drover {

// One step of the chain: which method was tried on a file and how it ended.
struct AttemptReport {
    enum class Outcome : std::uint8_t { completed, not_applicable, failed, stopped };

    MethodId method = MethodId::buffered;
    Outcome outcome = Outcome::completed;
    std::string reason;  // in words: "other filesystem"; empty when completed
    std::string code;    // the errno's name, where a call refused: "EXDEV"
    std::uint64_t bytes = 0;
};

// What happened to one entry. Of one that was skipped, failed, linked or renamed only the first lines are set.
struct ItemReport {
    std::string source;
    std::string destination;
    bool directory = false;
    std::uint64_t size = 0;
    ItemResult result = ItemResult::done;
    std::string why{};          // of a skip, a warning or a failure
    bool walked_holes = false;  // the file was taken apart at its holes
    MethodBytes bytes;
    Savings saved;
    std::vector<AttemptReport> attempts;
};

// Called on worker threads, one call at a time per job, once what became of the entry is certain; of directories only
// those that failed, were left out or were renamed as a whole. Must not call the engine.
using ItemListener = std::function<void(const ItemReport&)>;

}  // namespace drover
