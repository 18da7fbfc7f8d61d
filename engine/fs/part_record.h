// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// What a large file that is being made says of itself, in an extended attribute that goes when it is complete: whose
// copy it is, or what an archive is made from, and how much of that was known to be on the disk. Where there are no
// such attributes there is no record.
struct PartRecord {
    std::uint64_t size = 0;       // of the source
    sys::Timestamp modified = 0;  // the source
    std::uint64_t on_disk = 0;    // bytes from the start
    std::uint64_t sources = 0;    // a sum over what makes the source itself, and of an archive all that it is made from
    sys::Timestamp begun = 0;     // an archive, by the clock of its filesystem

    bool is_archive() const { return begun != 0; }
    bool same_source(const PartRecord& other) const {
        return size == other.size && modified == other.modified && sources == other.sources;
    }
};

sys::SysStatus write_record(sys::Syscalls& sys, int fd, const PartRecord& record);
std::optional<PartRecord> read_record(sys::Syscalls& sys, int fd);
void drop_record(sys::Syscalls& sys, int fd);

}  // namespace drover::fs
