// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/input/archive_input.h"

#include <algorithm>
#include <utility>

namespace drover::archive {

ArchiveInput::ArchiveInput(sys::Syscalls& sys, int fd, std::uint64_t size, std::function<bool()> may_continue)
    : sys_(sys),
      fd_(fd),
      size_(size),
      may_continue_(std::move(may_continue)),
      buffer_(std::make_unique_for_overwrite<std::byte[]>(largest_block)) {}

sys::SysResult<std::span<const std::byte>> ArchiveInput::read() {
    for (;;) {
        if (!may_continue_()) {
            stopped_ = true;
            return std::unexpected(sys::SysError{std::errc::operation_canceled, "pread"});
        }
        const auto count = sys_.pread(fd_, {buffer_.get(), block_}, position_);
        last_ = 0;
        if (!count && count.error().is(std::errc::interrupted)) continue;
        if (!count) {
            error_ = count.error();
            return std::unexpected(count.error());
        }
        last_offset_ = position_;
        last_ = *count;
        position_ += *count;
        block_ = std::min(block_ * 2, largest_block);
        return std::span<const std::byte>(buffer_.get(), *count);
    }
}

std::uint64_t ArchiveInput::skip(std::uint64_t bytes) {
    const std::uint64_t left = size_ > position_ ? size_ - position_ : 0;
    const std::uint64_t passed = std::min(bytes, left);
    seek(position_ + passed);
    return passed;
}

void ArchiveInput::seek(std::uint64_t offset) {
    if (offset != position_) block_ = smallest_block;
    position_ = offset;
}

}  // namespace drover::archive
