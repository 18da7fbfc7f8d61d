// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/savings.h"
#include "engine/transfer/method.h"

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
    std::vector<Step> steps;               // in the order of their first use, equal ones joined
    MethodBytes bytes;
    Savings saved;
};

// An open source and an open, empty destination.
struct FileEnds {
    int source = -1;
    const sys::FileStatus& status;  // of the source, taken after it was opened
    const fs::FilesystemProfile& source_profile;
    int destination = -1;
    std::uint64_t destination_device = 0;
    const fs::FilesystemProfile& destination_profile;
};

// The chain: clone the whole file; else see the holes and move each data range by kernel copy, else buffered. Ranges
// and methods are two choices, because a kernel copy of a whole file fills its holes on ext4 and tmpfs. Remembers per
// pair of filesystems what cannot work. Not thread-safe: one a worker.
class FileTransfer {
public:
    FileTransfer(Workspace& work, MethodChoice method, SparseChoice sparse)
        : work_(work), forced_(method), sparse_(sparse) {}

    TransferReport copy(const FileEnds& ends);

private:
    // A method that these two filesystems refused, and will refuse for every other file.
    struct Refusal {
        std::uint64_t source_device = 0;
        std::uint64_t destination_device = 0;
        MethodId method = MethodId::clone;
        sys::SysError error{};
    };

    class Run;
    const Refusal* remembered(const FileEnds& ends, MethodId method) const;
    void remember(const FileEnds& ends, MethodId method, sys::SysError error);

    Workspace& work_;
    MethodChoice forced_;
    SparseChoice sparse_;
    std::vector<Refusal> refusals_;
};

// "clone refused: other filesystem → kernel copy", from the steps so far and the method now at work.
std::string explain(const std::vector<Step>& steps, MethodId now);

}  // namespace drover::transfer
