// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/base/method.h"
#include "engine/base/savings.h"

namespace drover {

// One step of the chain: which method was tried on a file and how it ended.
struct AttemptReport {
    enum class Outcome : std::uint8_t { completed, not_applicable, failed, stopped };

    MethodId method = MethodId::buffered;
    Outcome outcome = Outcome::completed;
    std::string reason;  // an errno's name ("EXDEV") or a few words; empty when completed
    std::uint64_t bytes = 0;
};

// What happened to one finished entry.
struct ItemReport {
    std::string source;
    std::string destination;
    std::uint64_t size = 0;
    bool walked_holes = false;  // the file was taken apart at its holes
    MethodBytes bytes;
    Savings saved;
    std::vector<AttemptReport> attempts;
};

// Called on worker threads, one call at a time per job, after the entry is in place. Must not call the engine.
using ItemListener = std::function<void(const ItemReport&)>;

}  // namespace drover
