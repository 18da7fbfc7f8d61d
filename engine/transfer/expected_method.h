// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/method.h"
#include "engine/base/transfer_options.h"
#include "engine/fs/filesystem_profile.h"
#include "engine/sys/file_status.h"

namespace drover::transfer {

// A file and where it would go.
struct PlannedFile {
    const sys::FileStatus& status;
    const fs::FilesystemProfile& source_profile;
    std::uint64_t destination_device = 0;
    const fs::FilesystemProfile& destination_profile;
    bool one_of_many = false;  // as in FileEnds
};

struct Expectation {
    MethodId method = MethodId::buffered;  // of what is no hole
    std::uint64_t holes = 0;               // bytes that stay or become holes
};

// What the chain will most likely do with the file, by what is known of the filesystems. Reads nothing.
Expectation expected_method(const PlannedFile& file, MethodChoice choice, SparseChoice sparse);

}  // namespace drover::transfer
