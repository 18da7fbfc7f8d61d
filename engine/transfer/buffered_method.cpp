// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/buffered_method.h"

#include <algorithm>

#include "engine/transfer/zero_blocks.h"

namespace drover::transfer {

namespace {

// 256 KiB is best or near it on most machines (coreutils ioblksize.h); ext4, 2 GiB: 64 KiB 0.515 s, 1 MiB 0.364 s.
constexpr std::size_t buffer_size = 1024 * 1024;

Attempt failed(std::uint64_t moved, sys::SysError error, Side side) {
    // Only a job that stops leaves an interrupted call at that.
    if (error.is(std::errc::interrupted)) return {.outcome = Outcome::stopped, .moved = moved};
    return {.outcome = Outcome::failed, .moved = moved, .error = error, .side = side};
}

sys::SysStatus write_all(Workspace& work, int fd, std::span<const std::byte> data, std::uint64_t offset) {
    while (!data.empty()) {
        const auto count = work.sys.pwrite(fd, data, offset);
        if (!count) {
            if (count.error().is(std::errc::interrupted) && work.control.may_continue()) continue;
            return std::unexpected(count.error());
        }
        // A write that takes nothing and reports nothing would loop forever.
        if (*count == 0) return std::unexpected(sys::SysError{std::errc::io_error, "pwrite"});
        data = data.subspan(*count);
        offset += *count;
    }
    return {};
}

sys::SysStatus write_without_zeros(Workspace& work, int fd, std::span<const std::byte> data, std::uint64_t offset) {
    while (!data.empty()) {
        const std::size_t zeros = zero_run(data, offset, true);
        if (zeros > 0) work.moved(MethodId::hole, zeros);
        data = data.subspan(zeros);
        offset += zeros;
        const std::size_t bytes = zero_run(data, offset, false);
        if (const auto status = write_all(work, fd, data.first(bytes), offset); !status) return status;
        if (bytes > 0) work.moved(MethodId::buffered, bytes);
        data = data.subspan(bytes);
        offset += bytes;
    }
    return {};
}

sys::SysStatus write_block(Workspace& work, const Ends& ends, int fd, std::span<const std::byte> data,
                           std::uint64_t offset) {
    if (ends.zeros_become_holes) return write_without_zeros(work, fd, data, offset);
    if (const auto status = write_all(work, fd, data, offset); !status) return status;
    work.moved(MethodId::buffered, data.size());
    return {};
}

Attempt copy_up_to(Workspace& work, const Ends& ends, const RangeCopy& range, std::uint64_t length) {
    std::uint64_t moved = 0;
    while (moved < length) {
        if (!work.control.may_continue()) return {.outcome = Outcome::stopped, .moved = moved};
        const auto buffer = work.buffer();
        const std::uint64_t slice = std::min(work.slice(buffer.size()), length - moved);
        const auto wanted = buffer.first(static_cast<std::size_t>(slice));
        const auto count = work.sys.pread(range.source, wanted, range.source_offset + moved);
        if (!count) {
            if (count.error().is(std::errc::interrupted)) continue;
            return failed(moved, count.error(), Side::source);
        }
        if (*count == 0) return {.outcome = Outcome::source_ended, .moved = moved};
        const auto written =
            write_block(work, ends, range.destination, wanted.first(*count), range.destination_offset + moved);
        if (!written) return failed(moved, written.error(), Side::destination);
        moved += *count;
    }
    return Attempt::completed(moved);
}

}  // namespace

std::span<std::byte> Workspace::buffer() {
    if (!buffer_) buffer_ = std::make_unique_for_overwrite<std::byte[]>(buffer_size);
    return {buffer_.get(), buffer_size};
}

Attempt write_range(Workspace& work, int destination, std::span<const std::byte> data, std::uint64_t offset) {
    return write_range(work, {}, destination, data, offset);
}

Attempt write_range(Workspace& work, const Ends& ends, int destination, std::span<const std::byte> data,
                    std::uint64_t offset) {
    if (!work.control.may_continue()) return {.outcome = Outcome::stopped};
    const auto written = write_block(work, ends, destination, data, offset);
    if (!written) return failed(0, written.error(), Side::destination);
    return Attempt::completed(data.size());
}

Attempt buffered_copy_range(Workspace& work, const Ends& ends, const RangeCopy& range) {
    return copy_up_to(work, ends, range, range.length);
}

Attempt buffered_copy_to_end(Workspace& work, const Ends& ends, const RangeCopy& range) {
    return copy_up_to(work, ends, range, UINT64_MAX);
}

}  // namespace drover::transfer
