// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/method.h"
#include "engine/sys/sys_error.h"
#include "engine/transfer/file_ends.h"

namespace drover::transfer {

// Remembers per pair of filesystems which methods they refuse for every file, so that a tree of 100,000 files does
// not ask 100,000 times. Not thread-safe: one a worker.
class RefusalMemory {
public:
    std::optional<sys::SysError> find(const FileEnds& ends, MethodId method) const;
    // Keeps only what holds for all files; EINVAL, say, speaks of one.
    void remember(const FileEnds& ends, MethodId method, sys::SysError error);

private:
    struct Refusal {
        std::uint64_t source_device = 0;
        std::uint64_t destination_device = 0;
        MethodId method = MethodId::clone;
        sys::SysError error{};
    };
    std::vector<Refusal> refusals_;
};

}  // namespace drover::transfer
