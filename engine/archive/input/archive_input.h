// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "engine/sys/syscalls.h"

namespace drover::archive {

// The archive file as libarchive reads it: block by block, by offset. What lies between two members is passed over
// without being read, so blocks begin small and grow while reading goes straight on: 27 MB in large members cost 143 KB
// with blocks of 10 KiB, 3.3 MB with 1 MiB. Not thread-safe.
class ArchiveInput {
public:
    ArchiveInput(sys::Syscalls& sys, int fd, std::uint64_t size, std::function<bool()> may_continue);

    int fd() const { return fd_; }
    std::uint64_t size() const { return size_; }

    // The next block; empty at the end. An error also stays in error().
    sys::SysResult<std::span<const std::byte>> read();
    // How far it went: never past the end.
    std::uint64_t skip(std::uint64_t bytes);
    void seek(std::uint64_t offset);
    std::uint64_t position() const { return position_; }

    // What was read last, and where it begins; valid until the next read.
    std::span<const std::byte> last_block() const { return {buffer_.get(), last_}; }
    std::uint64_t last_block_offset() const { return last_offset_; }

    const std::optional<sys::SysError>& error() const { return error_; }
    bool stopped() const { return stopped_; }

private:
    static constexpr std::size_t smallest_block = 10 * 1024;
    // Of a bomb, so many bytes become 64 MiB before anybody can ask again whether to stop.
    static constexpr std::size_t largest_block = 64 * 1024;

    sys::Syscalls& sys_;
    int fd_;
    std::uint64_t size_;
    std::function<bool()> may_continue_;
    std::unique_ptr<std::byte[]> buffer_;
    std::size_t block_ = smallest_block;
    std::uint64_t position_ = 0;
    std::uint64_t last_offset_ = 0;
    std::size_t last_ = 0;
    std::optional<sys::SysError> error_;
    bool stopped_ = false;
};

}  // namespace drover::archive
