// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// What a directory that is not complete yet says of itself, in an extended attribute: which directory it is the copy
// of, and the times which that one had before a move began to empty it. Where there are no such attributes there is no
// record.
struct FolderRecord {
    std::uint64_t source = 0;  // its inode number
    sys::Timestamp accessed = 0;
    sys::Timestamp modified = 0;
};

sys::SysStatus write_folder_record(sys::Syscalls& sys, int directory, const sys::FileStatus& source);
// Nothing: there is none, or it is of another source.
std::optional<FolderRecord> read_folder_record(sys::Syscalls& sys, int directory, const sys::FileStatus& source);
sys::SysStatus drop_folder_record(sys::Syscalls& sys, int directory);

}  // namespace drover::fs
