// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/savings.h"
#include "engine/transfer/file_ends.h"
#include "engine/transfer/method.h"
#include "engine/transfer/range_choice.h"
#include "engine/transfer/refusal_memory.h"

namespace drover::transfer {

// One step of the chain, as it is shown.
struct Step {
    MethodId method = MethodId::buffered;
    Outcome outcome = Outcome::completed;
    std::string reason;
    std::uint64_t bytes = 0;
};

// What happened to the bytes of one file.
struct TransferReport {
    Outcome outcome = Outcome::completed;  // completed, failed or stopped
    sys::SysError error{};                 // when failed by a system call
    std::string refusal;                   // when failed because the forced method cannot serve the file
    Side side = Side::source;
    bool source_changed = false;  // grew or shrank meanwhile; the destination is a true prefix of it
    bool walked_holes = false;
    std::vector<Step> steps;  // in the order of their first use, equal ones joined
    MethodBytes bytes;
    Savings saved;
};

// Moves the content of one file: clone it whole; else choose the ranges and move each by kernel copy, else buffered.
// Ranges and methods are two choices, because a kernel copy of a whole file fills its holes on ext4 and tmpfs.
// Not thread-safe: one a worker.
class FileTransfer {
public:
    FileTransfer(Workspace& work, MethodChoice method, SparseChoice sparse)
        : work_(work), method_(method), sparse_(sparse) {}

    TransferReport copy(const FileEnds& ends);

private:
    Workspace& work_;
    MethodChoice method_;
    SparseChoice sparse_;
    RefusalMemory refusals_;
};

// "clone refused: other filesystem → kernel copy", from the steps so far and the method now at work.
std::string explain(const std::vector<Step>& steps, MethodId now);

}  // namespace drover::transfer
