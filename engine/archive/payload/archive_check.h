// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/archive/member/member.h"
#include "engine/base/error.h"
#include "engine/sys/syscalls.h"

namespace drover::archive {

class ArchiveReader;

// What a new archive must hold when it is read again, member by member. Any format; 24 bytes of memory a member. Not
// thread-safe.
class ArchiveCheck {
public:
    // `payload` is the CRC-64 of the member's bytes that are no hole. Empty: what is stored is known not to be what was
    // meant, and that was said.
    void wrote(const Member& member, std::optional<std::uint64_t> payload);

    // Reads the finished archive from its medium, past the page cache, as any archive is read, and hands each
    // difference to `differs`. `path` is for messages. False: stopped, nothing is known.
    bool read_back(sys::Syscalls& sys, int fd, const std::string& path, const std::function<bool()>& may_continue,
                   const std::function<void(Error)>& differs) const;

private:
    struct Expected {
        std::uint64_t header;
        std::optional<std::uint64_t> payload;
    };
    bool compare(ArchiveReader& reader, const std::string& path, const std::function<void(Error)>& differs) const;

    std::vector<Expected> members_;
};

}  // namespace drover::archive
