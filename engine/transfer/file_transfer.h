// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/transfer/file_ends.h"
#include "engine/transfer/method.h"
#include "engine/transfer/range_choice.h"
#include "engine/transfer/refusal_memory.h"
#include "engine/transfer/transfer_report.h"

namespace drover::transfer {

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

}  // namespace drover::transfer
