// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "engine/archive/member/member.h"
#include "engine/fs/filesystem_profile.h"
#include "engine/sys/sys_error.h"
#include "engine/transfer/transfer_report.h"

namespace drover::archive {

// An open regular file whose bytes become a member's payload.
struct PayloadSource {
    int fd = -1;
    const sys::FileStatus& status;  // taken after it was opened; Member::size is its size
    const fs::FilesystemProfile& profile;
};

// Writes members one after the other to the end of an archive. Not thread-safe.
class ArchiveWriter {
public:
    virtual ~ArchiveWriter() = default;

    // A member without a payload, or with one that was read before: `content` has Member::size bytes.
    virtual sys::SysStatus add(const Member& member, std::span<const std::byte> content) = 0;

    // A member whose payload is moved from a file. Where the source fails, the archive is as if the member had never
    // been begun, if can_go_back(); else what is missing is zero. A source that shrank leaves the announced size, the
    // missing bytes being zero, and `source_changed`.
    virtual transfer::TransferReport add(const Member& member, const PayloadSource& source) = 0;

    // What stands after the last member. The archive is complete only after that.
    virtual sys::SysStatus finish() = 0;

    virtual bool can_go_back() const { return true; }

    // Bytes of the archive so far that are neither payload nor needed by the format.
    virtual std::uint64_t padding() const { return 0; }
};

}  // namespace drover::archive
