// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faulty_syscalls.h"

namespace drover::testing {

// The medium has one byte that differs from what was written: seen by whoever drops the page cache before he reads.
class BadMedium : public FaultySyscalls {
public:
    std::uint64_t bad_offset = 0;

    sys::SysResult<std::size_t> pread(int fd, std::span<std::byte> buffer, std::uint64_t offset) override {
        const auto count = FaultySyscalls::pread(fd, buffer, offset);
        if (count && dropped_ == fd && bad_offset >= offset && bad_offset < offset + *count)
            buffer[static_cast<std::size_t>(bad_offset - offset)] ^= std::byte{1};
        return count;
    }
    sys::SysStatus drop_cache(int fd) override {
        dropped_ = fd;
        return FaultySyscalls::drop_cache(fd);
    }

private:
    int dropped_ = -1;
};

}  // namespace drover::testing
