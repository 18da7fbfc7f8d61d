// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/transfer/file_ends.h"
#include "engine/transfer/range_choice.h"
#include "engine/transfer/transfer_report.h"

namespace drover::transfer {

// A file and where it would go.
struct PlannedFile {
    const FileEnds& ends;  // without the destination file
    // Whether source and destination are parts of one filesystem; nothing where only a call would tell.
    std::optional<bool> one_filesystem;
    bool nocow_destination = false;  // new files of its directory are NOCOW
};

struct Expectation {
    MethodId method = MethodId::buffered;  // of what is no hole
    std::uint64_t holes = 0;               // bytes that stay or become holes
    bool size_is_known = true;             // else it is found out by reading
    bool finds_zeros = false;              // which become holes as well; how many is found out by reading
    std::string refusal{};                 // as TransferReport: the forced method cannot serve this file
};

// What the chain will most likely do with the file: by its own rules, and by what is known of the filesystems where it
// would ask them by a clone or a kernel copy. Reads nothing; asks the source what the chain asks it.
Expectation expected_method(sys::Syscalls& sys, const PlannedFile& file, MethodChoice forced, SparseChoice sparse);

}  // namespace drover::transfer
