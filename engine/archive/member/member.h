// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/byte_range.h"
#include "engine/fs/attributes.h"
#include "engine/sys/file_status.h"

namespace drover::archive {

enum class MemberType : std::uint8_t { regular, hard_link, symlink, char_device, block_device, directory, fifo };

// The path of the directory that all others are in: its permissions and times are those of the destination.
inline constexpr std::string_view top_directory = ".";

// One entry of an archive without its payload. Names are bytes as the filesystem has them, not necessarily UTF-8.
struct Member {
    std::string path;  // without a leading slash; of a directory also without a trailing one
    MemberType type = MemberType::regular;
    std::uint32_t permissions = 0;  // the low 12 bits of st_mode
    std::uint64_t uid = 0;
    std::uint64_t gid = 0;
    std::string user;  // names of the two; may be empty
    std::string group;
    sys::Timestamp modified = 0;
    std::uint64_t size = 0;   // bytes of a regular file, holes included; 0 for all others
    std::string link_target;  // of symlinks as stored, of hard links an earlier member's path
    std::uint32_t device_major = 0;
    std::uint32_t device_minor = 0;
    std::vector<fs::Attribute> attributes;

    // With holes: only the bytes of `data` are stored, the rest of [0, size) reads as zero. In order, disjoint.
    bool sparse = false;
    std::vector<ByteRange> data;

    // Bytes of the payload that the archive holds.
    std::uint64_t stored() const {
        if (!sparse) return size;
        std::uint64_t sum = 0;
        for (const auto& range : data) sum += range.length;
        return sum;
    }
};

}  // namespace drover::archive
