// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/append_buffer.h"

#include <algorithm>
#include <cstring>

namespace drover::archive {

AppendBuffer::AppendBuffer(sys::Syscalls& sys, int fd)
    : sys_(sys), fd_(fd), buffer_(std::make_unique_for_overwrite<std::byte[]>(capacity)) {}

sys::SysResult<std::span<std::byte>> AppendBuffer::room() {
    if (used_ == capacity)
        if (const auto flushed = flush(); !flushed) return std::unexpected(flushed.error());
    return std::span(buffer_.get() + used_, capacity - used_);
}

sys::SysStatus AppendBuffer::append(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto free = room();
        if (!free) return std::unexpected(free.error());
        const std::size_t count = std::min(bytes.size(), free->size());
        std::memcpy(free->data(), bytes.data(), count);
        filled(count);
        bytes.remove_prefix(count);
    }
    return {};
}

sys::SysStatus AppendBuffer::append_zeros(std::uint64_t count) {
    while (count > 0) {
        const auto free = room();
        if (!free) return std::unexpected(free.error());
        const std::size_t now = static_cast<std::size_t>(std::min<std::uint64_t>(count, free->size()));
        std::memset(free->data(), 0, now);
        filled(now);
        count -= now;
    }
    return {};
}

sys::SysStatus AppendBuffer::flush() {
    std::span<const std::byte> rest(buffer_.get(), used_);
    while (!rest.empty()) {
        const auto count = sys_.pwrite(fd_, rest, written_);
        if (!count) return std::unexpected(count.error());
        written_ += *count;
        rest = rest.subspan(*count);
    }
    used_ = 0;
    return {};
}

sys::SysStatus AppendBuffer::rewind(std::uint64_t position) {
    if (position >= written_) {
        used_ = static_cast<std::size_t>(position - written_);
        return {};
    }
    used_ = 0;
    written_ = position;
    return sys_.ftruncate(fd_, position);
}

}  // namespace drover::archive
