// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/base/timestamp.h"

namespace drover::sys {

enum class FileType : std::uint8_t { unknown, regular, directory, symlink, fifo, socket, block_device, char_device };

using drover::Timestamp;

// Identity of an inode as long as it is not freed.
struct FileId {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    auto operator<=>(const FileId&) const = default;
};

struct FileStatus {
    FileId id;
    FileType type = FileType::unknown;
    std::uint32_t permissions = 0;  // the low 12 bits of st_mode
    std::uint32_t uid = 0;
    std::uint32_t gid = 0;
    std::uint64_t links = 0;
    std::uint64_t size = 0;
    std::uint64_t allocated = 0;       // st_blocks * 512
    std::uint64_t special_device = 0;  // st_rdev
    Timestamp accessed = 0;
    Timestamp modified = 0;
    Timestamp changed = 0;  // st_ctim

    // Fewer bytes allocated than the size needs: holes, compression, or data not yet written.
    bool looks_sparse() const { return allocated < size; }
};

// Of FileStatus::special_device.
std::uint32_t device_major(std::uint64_t device);
std::uint32_t device_minor(std::uint64_t device);

struct DirectoryEntry {
    std::string name;
    FileType type = FileType::unknown;  // `unknown` where the filesystem does not say
    std::uint64_t inode = 0;
};

}  // namespace drover::sys
