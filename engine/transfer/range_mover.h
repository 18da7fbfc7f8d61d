// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/transfer/file_ends.h"
#include "engine/transfer/method.h"
#include "engine/transfer/refusal_memory.h"
#include "engine/transfer/transfer_report.h"

namespace drover::transfer {

// A method that is not to be tried on a range. Without a reason it is passed over in silence.
struct Exclusion {
    MethodId method;
    const char* because = nullptr;
};

// Moves ranges between two files by the methods in their order, each going on where the last one stopped, and writes
// down what each said. Not thread-safe: one a pair of files.
class RangeMover {
public:
    RangeMover(Workspace& work, RefusalMemory& refusals, const FileEnds& ends, MethodChoice forced)
        : work_(work), refusals_(refusals), ends_(ends), forced_(forced) {}

    bool allowed(const Method& method) const { return forced_ == MethodChoice::automatic || forced_ == method.choice; }
    bool forced() const { return forced_ != MethodChoice::automatic; }

    // The attempt of the method that had the last word, with all bytes that were moved; not_applicable when none
    // serves.
    Attempt move(const RangeCopy& range, const Ends& method_ends, std::span<const Exclusion> excluded,
                 std::vector<Step>& steps);
    // One method on one range; what the pair of filesystems refused before is not asked again.
    Attempt attempt(const Method& method, const RangeCopy& range, const Ends& method_ends,
                    const std::vector<Step>& steps);

private:
    Workspace& work_;
    RefusalMemory& refusals_;
    const FileEnds& ends_;
    const MethodChoice forced_;
    std::optional<MethodId> shown_;  // by the worker's slot
};

}  // namespace drover::transfer
