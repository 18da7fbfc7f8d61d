// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/fs/filesystem_profile.h"
#include "engine/sys/file_status.h"

namespace drover::transfer {

class Checkpoints;

// An open source and an open destination, which is empty or holds the first `start` bytes.
struct FileEnds {
    int source = -1;
    const sys::FileStatus& status;  // of the source, taken after it was opened
    const fs::FilesystemProfile& source_profile;
    int destination = -1;
    std::uint64_t destination_device = 0;
    const fs::FilesystemProfile& destination_profile;
    bool one_of_many = false;  // of a tree: what a file costs on top of its bytes counts more
    std::uint64_t start = 0;
    Checkpoints* checkpoints = nullptr;

    std::uint64_t size() const { return status.size; }
};

}  // namespace drover::transfer
