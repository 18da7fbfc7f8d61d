// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/base/byte_range.h"
#include "engine/sys/syscalls.h"

namespace drover::fs {

// Walks the data of a file between its holes, by SEEK_DATA and SEEK_HOLE. Where the filesystem's answers make no
// sense (no progress, a vanished file, ext4 in the middle of an inline conversion), all that is left counts as data:
// reading too much is slow, reading too little loses bytes. Not thread-safe.
class DataRanges {
public:
    DataRanges(sys::Syscalls& sys, int fd, std::uint64_t size, std::uint64_t start = 0)
        : sys_(sys), fd_(fd), size_(size), position_(start) {}

    // The next range, ascending, clipped to the size; nothing at the end.
    std::optional<ByteRange> next();

    // False once a seek was refused: what follows is data because nothing better is known.
    bool answered() const { return answered_; }

private:
    ByteRange rest_from(std::uint64_t offset);

    sys::Syscalls& sys_;
    int fd_;
    std::uint64_t size_;
    std::uint64_t position_;
    bool answered_ = true;
};

}  // namespace drover::fs
