// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <linux/fiemap.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>

#include "engine/sys/linux_syscalls.h"

namespace drover::sys {

namespace {

SysResult<std::uint64_t> seek(int fd, std::uint64_t offset, int whence, const char* call) {
    const off_t found = ::lseek(fd, static_cast<off_t>(offset), whence);
    if (found < 0) return caught(call);
    return static_cast<std::uint64_t>(found);
}

RawExtent to_extent(const fiemap_extent& extent) {
    const auto has = [&](std::uint32_t flag) { return (extent.fe_flags & flag) != 0; };
    return RawExtent{.logical = extent.fe_logical,
                     .physical = extent.fe_physical,
                     .length = extent.fe_length,
                     .last = has(FIEMAP_EXTENT_LAST),
                     .unknown = has(FIEMAP_EXTENT_UNKNOWN),
                     .delayed = has(FIEMAP_EXTENT_DELALLOC),
                     .encoded = has(FIEMAP_EXTENT_ENCODED),
                     .inlined = has(FIEMAP_EXTENT_DATA_INLINE),
                     .unwritten = has(FIEMAP_EXTENT_UNWRITTEN),
                     .shared = has(FIEMAP_EXTENT_SHARED)};
}

}  // namespace

// The transfer calls report EINTR: the caller asks for cancel before it goes on.

SysResult<std::size_t> LinuxSyscalls::pread(int fd, std::span<std::byte> buffer, std::uint64_t offset) {
    const ssize_t count = ::pread(fd, buffer.data(), buffer.size(), static_cast<off_t>(offset));
    if (count < 0) return caught("pread");
    return static_cast<std::size_t>(count);
}

SysResult<std::size_t> LinuxSyscalls::pwrite(int fd, std::span<const std::byte> data, std::uint64_t offset) {
    const ssize_t count = ::pwrite(fd, data.data(), data.size(), static_cast<off_t>(offset));
    if (count < 0) return caught("pwrite");
    return static_cast<std::size_t>(count);
}

SysResult<std::uint64_t> LinuxSyscalls::copy_file_range(int from, std::uint64_t from_offset, int to,
                                                        std::uint64_t to_offset, std::uint64_t length) {
    auto in = static_cast<off_t>(from_offset);
    auto out = static_cast<off_t>(to_offset);
    const ssize_t count = ::copy_file_range(from, &in, to, &out, length, 0);
    if (count < 0) return caught("copy_file_range");
    return static_cast<std::uint64_t>(count);
}

SysStatus LinuxSyscalls::ficlone(int from, int to) {
    if (::ioctl(to, FICLONE, from) < 0) return caught("FICLONE");
    return {};
}

SysStatus LinuxSyscalls::ficlonerange(int from, ByteRange range, int to, std::uint64_t to_offset) {
    const file_clone_range request{
        .src_fd = from, .src_offset = range.offset, .src_length = range.length, .dest_offset = to_offset};
    if (::ioctl(to, FICLONERANGE, &request) < 0) return caught("FICLONERANGE");
    return {};
}

SysStatus LinuxSyscalls::ftruncate(int fd, std::uint64_t size) {
    return check("ftruncate", [&] { return ::ftruncate(fd, static_cast<off_t>(size)); });
}

SysResult<std::uint64_t> LinuxSyscalls::seek_data(int fd, std::uint64_t offset) {
    return seek(fd, offset, SEEK_DATA, "lseek(SEEK_DATA)");
}

SysResult<std::uint64_t> LinuxSyscalls::seek_hole(int fd, std::uint64_t offset) {
    return seek(fd, offset, SEEK_HOLE, "lseek(SEEK_HOLE)");
}

SysResult<std::vector<RawExtent>> LinuxSyscalls::fiemap(int fd, ByteRange range, bool sync) {
    constexpr std::size_t header = sizeof(struct fiemap);
    alignas(struct fiemap) thread_local std::byte buffer[header + raw_extent_batch * sizeof(fiemap_extent)];
    struct fiemap request;  // ends in an array of no length, which clang lets nobody initialize
    std::memset(&request, 0, header);
    request.fm_start = range.offset;
    request.fm_length = range.length;
    request.fm_flags = sync ? FIEMAP_FLAG_SYNC : 0U;
    request.fm_extent_count = raw_extent_batch;
    std::memcpy(buffer, &request, header);
    if (const auto status = check("FS_IOC_FIEMAP", [&] { return ::ioctl(fd, FS_IOC_FIEMAP, buffer); }); !status)
        return std::unexpected(status.error());
    struct fiemap answer;
    std::memcpy(&answer, buffer, header);
    std::vector<RawExtent> extents(answer.fm_mapped_extents);
    for (std::size_t i = 0; i < extents.size(); ++i) {
        fiemap_extent extent;
        std::memcpy(&extent, buffer + header + i * sizeof extent, sizeof extent);
        extents[i] = to_extent(extent);
    }
    return extents;
}

SysStatus LinuxSyscalls::fsync(int fd) {
    return check("fsync", [&] { return ::fsync(fd); });
}

SysStatus LinuxSyscalls::syncfs(int fd) {
    return check("syncfs", [&] { return ::syncfs(fd); });
}

SysStatus LinuxSyscalls::sync_file_range(int fd, ByteRange range) {
    constexpr unsigned whole = SYNC_FILE_RANGE_WAIT_BEFORE | SYNC_FILE_RANGE_WRITE | SYNC_FILE_RANGE_WAIT_AFTER;
    return check("sync_file_range", [&] {
        return ::sync_file_range(fd, static_cast<off64_t>(range.offset), static_cast<off64_t>(range.length), whole);
    });
}

SysStatus LinuxSyscalls::read_ahead(int fd, ByteRange range) {
    // Of one call the kernel takes no more than its own window, which is this long by default.
    constexpr std::uint64_t window = 128 * 1024;
    for (std::uint64_t at = range.offset; at < range.end(); at += window) {
        const std::uint64_t length = std::min(window, range.end() - at);
        errno = ::posix_fadvise(fd, static_cast<off_t>(at), static_cast<off_t>(length), POSIX_FADV_WILLNEED);
        if (errno != 0) return caught("posix_fadvise");
    }
    return {};
}

SysStatus LinuxSyscalls::drop_cache(int fd) {
    errno = ::posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
    if (errno != 0) return caught("posix_fadvise");
    return {};
}

}  // namespace drover::sys
