// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/sys/syscalls.h"

namespace drover::archive {

// The growing end of a file: many small pieces become one write. Not thread-safe.
class AppendBuffer {
public:
    AppendBuffer(sys::Syscalls& sys, int fd);

    // Where the next byte goes, written or not.
    std::uint64_t position() const { return written_ + used_; }

    sys::SysStatus append(std::string_view bytes);
    sys::SysStatus append_zeros(std::uint64_t count);
    sys::SysStatus flush();

    // Room for at least one byte to be filled directly, and how much of it was.
    sys::SysResult<std::span<std::byte>> room();
    void filled(std::size_t count) { used_ += count; }

    // `count` bytes from the position on were put there by other means. Only after flush().
    void passed(std::uint64_t count) { written_ += count; }

    // Forgets what came after `position`, which some call before returned.
    sys::SysStatus rewind(std::uint64_t position);

private:
    static constexpr std::size_t capacity = std::size_t{1} << 20;

    sys::Syscalls& sys_;
    int fd_;
    std::unique_ptr<std::byte[]> buffer_;
    std::size_t used_ = 0;
    std::uint64_t written_ = 0;
};

}  // namespace drover::archive
