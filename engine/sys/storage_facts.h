// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace drover::sys {

// Where a file is stored. Empty where the system does not tell.
struct StorageFacts {
    std::string mount_point{};
    std::string filesystem{};  // "ext4"; of what lies behind FUSE "fuse.sshfs"
    std::string label{};       // of the filesystem, from /dev/disk/by-label
    std::string model{};       // of the disk; of a loop device the file behind it
    bool removable = false;    // marked so, or on USB or a card reader
};

// What the kernel holds back and what a device has written.
struct WritebackFacts {
    std::uint64_t held_back = 0;  // bytes, for all devices: Dirty and Writeback of /proc/meminfo
    std::uint64_t written = 0;    // bytes since the system was started: /sys/block/DEVICE/stat; 0 where there is none
};

}  // namespace drover::sys
