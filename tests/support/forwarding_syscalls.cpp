// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/forwarding_syscalls.h"

#include <array>

namespace drover::testing {

using sys::SysResult;
using sys::SysStatus;
using sys::Timestamp;

std::string_view call_name(Call call) {
    static constexpr std::array<std::string_view, call_count> names{"openat",
                                                                    "openat_beneath",
                                                                    "close",
                                                                    "fstat",
                                                                    "fstatat",
                                                                    "getdents",
                                                                    "mkdirat",
                                                                    "mknodat",
                                                                    "symlinkat",
                                                                    "readlinkat",
                                                                    "linkat",
                                                                    "renameat",
                                                                    "renameat_noreplace",
                                                                    "unlinkat",
                                                                    "faccessat",
                                                                    "statx",
                                                                    "flock",
                                                                    "dup",
                                                                    "pread",
                                                                    "pwrite",
                                                                    "copy_file_range",
                                                                    "ficlone",
                                                                    "ficlonerange",
                                                                    "ftruncate",
                                                                    "seek_data",
                                                                    "seek_hole",
                                                                    "fiemap",
                                                                    "cachestat",
                                                                    "fsync",
                                                                    "syncfs",
                                                                    "sync_file_range",
                                                                    "read_ahead",
                                                                    "drop_cache",
                                                                    "fchown",
                                                                    "fchownat",
                                                                    "fchmod",
                                                                    "fchmodat",
                                                                    "futimens",
                                                                    "utimensat",
                                                                    "flistxattr",
                                                                    "fgetxattr",
                                                                    "fsetxattr",
                                                                    "fremovexattr",
                                                                    "listxattrat",
                                                                    "getxattrat",
                                                                    "setxattrat",
                                                                    "removexattrat",
                                                                    "get_flags",
                                                                    "set_flags",
                                                                    "get_xflags",
                                                                    "fstatfs",
                                                                    "btrfs_fs_info",
                                                                    "get_fs_uuid",
                                                                    "mount_id",
                                                                    "storage_device",
                                                                    "storage_facts",
                                                                    "writeback_facts"};
    return names[static_cast<std::size_t>(call)];
}

// --- names ---

SysResult<sys::UniqueFd> ForwardingSyscalls::openat(int directory, const std::string& name, sys::OpenMode mode,
                                                    std::uint32_t permissions) {
    return forward({Call::openat, directory, &name},
                   [&](auto&) { return inner_.openat(directory, name, mode, permissions); });
}
SysResult<sys::UniqueFd> ForwardingSyscalls::openat_beneath(int directory, const std::string& path, sys::OpenMode mode,
                                                            std::uint32_t permissions) {
    return forward({Call::openat_beneath, directory, &path},
                   [&](auto&) { return inner_.openat_beneath(directory, path, mode, permissions); });
}
SysStatus ForwardingSyscalls::close(sys::UniqueFd fd) {
    // The descriptor is gone even when close fails, as on Linux.
    return forward({Call::close, fd.get()}, [&](auto&) { return inner_.close(std::move(fd)); });
}
SysResult<sys::FileStatus> ForwardingSyscalls::fstat(int fd) {
    return forward({Call::fstat, fd}, [&](auto&) { return inner_.fstat(fd); });
}
SysResult<sys::FileStatus> ForwardingSyscalls::fstatat(int directory, const std::string& name, bool follow) {
    return forward({Call::fstatat, directory, &name}, [&](auto&) { return inner_.fstatat(directory, name, follow); });
}
SysResult<std::vector<sys::DirectoryEntry>> ForwardingSyscalls::getdents(int directory) {
    return forward({Call::getdents, directory}, [&](auto&) { return inner_.getdents(directory); });
}
SysStatus ForwardingSyscalls::mkdirat(int directory, const std::string& name, std::uint32_t permissions) {
    return forward({Call::mkdirat, directory, &name},
                   [&](auto&) { return inner_.mkdirat(directory, name, permissions); });
}
SysStatus ForwardingSyscalls::mknodat(int directory, const std::string& name, const sys::FileStatus& like) {
    return forward({Call::mknodat, directory, &name}, [&](auto&) { return inner_.mknodat(directory, name, like); });
}
SysStatus ForwardingSyscalls::symlinkat(const std::string& target, int directory, const std::string& name) {
    return forward({Call::symlinkat, directory, &name},
                   [&](auto&) { return inner_.symlinkat(target, directory, name); });
}
SysResult<std::string> ForwardingSyscalls::readlinkat(int directory, const std::string& name) {
    return forward({Call::readlinkat, directory, &name}, [&](auto&) { return inner_.readlinkat(directory, name); });
}
SysStatus ForwardingSyscalls::linkat(int from_directory, const std::string& from, int to_directory,
                                     const std::string& to) {
    return forward({Call::linkat, to_directory, &to},
                   [&](auto&) { return inner_.linkat(from_directory, from, to_directory, to); });
}
SysStatus ForwardingSyscalls::renameat(int from_directory, const std::string& from, int to_directory,
                                       const std::string& to) {
    return forward({Call::renameat, to_directory, &to},
                   [&](auto&) { return inner_.renameat(from_directory, from, to_directory, to); });
}
SysStatus ForwardingSyscalls::renameat_noreplace(int from_directory, const std::string& from, int to_directory,
                                                 const std::string& to) {
    return forward({Call::renameat_noreplace, to_directory, &to},
                   [&](auto&) { return inner_.renameat_noreplace(from_directory, from, to_directory, to); });
}
SysStatus ForwardingSyscalls::unlinkat(int directory, const std::string& name, bool remove_directory) {
    return forward({Call::unlinkat, directory, &name},
                   [&](auto&) { return inner_.unlinkat(directory, name, remove_directory); });
}
SysStatus ForwardingSyscalls::faccessat(int directory, const std::string& name, sys::Right right) {
    return forward({Call::faccessat, directory, &name},
                   [&](auto&) { return inner_.faccessat(directory, name, right); });
}
SysResult<sys::EntryFlags> ForwardingSyscalls::statx(int directory, const std::string& name) {
    return forward({Call::statx, directory, &name}, [&](auto&) { return inner_.statx(directory, name); });
}
SysStatus ForwardingSyscalls::flock(int fd) {
    return forward({Call::flock, fd}, [&](auto&) { return inner_.flock(fd); });
}
SysResult<sys::UniqueFd> ForwardingSyscalls::dup(int fd) {
    return forward({Call::dup, fd}, [&](auto&) { return inner_.dup(fd); });
}

// --- bytes ---

SysResult<std::size_t> ForwardingSyscalls::pread(int fd, std::span<std::byte> buffer, std::uint64_t offset) {
    return forward({Call::pread, fd, nullptr, offset, buffer.size()}, [&](const CallSite& site) {
        const auto count = inner_.pread(fd, buffer.first(static_cast<std::size_t>(site.length)), offset);
        if (count) moved(Call::pread, *count);
        return count;
    });
}
SysResult<std::size_t> ForwardingSyscalls::pwrite(int fd, std::span<const std::byte> data, std::uint64_t offset) {
    return forward({Call::pwrite, fd, nullptr, offset, data.size()}, [&](const CallSite& site) {
        const auto count = inner_.pwrite(fd, data.first(static_cast<std::size_t>(site.length)), offset);
        if (count) moved(Call::pwrite, *count);
        return count;
    });
}
SysResult<std::uint64_t> ForwardingSyscalls::copy_file_range(int from, std::uint64_t from_offset, int to,
                                                             std::uint64_t to_offset, std::uint64_t length) {
    return forward({Call::copy_file_range, to, nullptr, to_offset, length}, [&](const CallSite& site) {
        const auto count = inner_.copy_file_range(from, from_offset, to, to_offset, site.length);
        if (count) moved(Call::copy_file_range, *count);
        return count;
    });
}
SysStatus ForwardingSyscalls::ficlone(int from, int to) {
    return forward({Call::ficlone, to}, [&](auto&) { return inner_.ficlone(from, to); });
}
SysStatus ForwardingSyscalls::ficlonerange(int from, ByteRange range, int to, std::uint64_t to_offset) {
    return forward({Call::ficlonerange, to, nullptr, to_offset, range.length},
                   [&](auto&) { return inner_.ficlonerange(from, range, to, to_offset); });
}
SysStatus ForwardingSyscalls::ftruncate(int fd, std::uint64_t size) {
    return forward({Call::ftruncate, fd, nullptr, size}, [&](auto&) { return inner_.ftruncate(fd, size); });
}
SysResult<std::uint64_t> ForwardingSyscalls::seek_data(int fd, std::uint64_t offset) {
    return forward({Call::seek_data, fd, nullptr, offset}, [&](auto&) { return inner_.seek_data(fd, offset); });
}
SysResult<std::uint64_t> ForwardingSyscalls::seek_hole(int fd, std::uint64_t offset) {
    return forward({Call::seek_hole, fd, nullptr, offset}, [&](auto&) { return inner_.seek_hole(fd, offset); });
}
SysResult<std::vector<sys::RawExtent>> ForwardingSyscalls::fiemap(int fd, ByteRange range, bool sync,
                                                                  std::size_t most) {
    return forward({Call::fiemap, fd, nullptr, range.offset, range.length},
                   [&](auto&) { return inner_.fiemap(fd, range, sync, most); });
}
SysResult<sys::CacheState> ForwardingSyscalls::cachestat(int fd) {
    return forward({Call::cachestat, fd}, [&](auto&) { return inner_.cachestat(fd); });
}
SysStatus ForwardingSyscalls::fsync(int fd) {
    return forward({Call::fsync, fd}, [&](auto&) { return inner_.fsync(fd); });
}
SysStatus ForwardingSyscalls::syncfs(int fd) {
    return forward({Call::syncfs, fd}, [&](auto&) { return inner_.syncfs(fd); });
}
SysStatus ForwardingSyscalls::sync_file_range(int fd, ByteRange range) {
    return forward({Call::sync_file_range, fd, nullptr, range.offset, range.length},
                   [&](auto&) { return inner_.sync_file_range(fd, range); });
}
SysStatus ForwardingSyscalls::read_ahead(int fd, ByteRange range) {
    return forward({Call::read_ahead, fd}, [&](auto&) { return inner_.read_ahead(fd, range); });
}

SysStatus ForwardingSyscalls::drop_cache(int fd) {
    return forward({Call::drop_cache, fd}, [&](auto&) { return inner_.drop_cache(fd); });
}

// --- metadata ---

SysStatus ForwardingSyscalls::fchown(int fd, std::uint32_t uid, std::uint32_t gid) {
    return forward({Call::fchown, fd}, [&](auto&) { return inner_.fchown(fd, uid, gid); });
}
SysStatus ForwardingSyscalls::fchownat(int directory, const std::string& name, std::uint32_t uid, std::uint32_t gid) {
    return forward({Call::fchownat, directory, &name},
                   [&](auto&) { return inner_.fchownat(directory, name, uid, gid); });
}
SysStatus ForwardingSyscalls::fchmod(int fd, std::uint32_t permissions) {
    return forward({Call::fchmod, fd}, [&](auto&) { return inner_.fchmod(fd, permissions); });
}
SysStatus ForwardingSyscalls::fchmodat(int directory, const std::string& name, std::uint32_t permissions) {
    return forward({Call::fchmodat, directory, &name},
                   [&](auto&) { return inner_.fchmodat(directory, name, permissions); });
}
SysStatus ForwardingSyscalls::futimens(int fd, Timestamp accessed, Timestamp modified) {
    return forward({Call::futimens, fd}, [&](auto&) { return inner_.futimens(fd, accessed, modified); });
}
SysStatus ForwardingSyscalls::utimensat(int directory, const std::string& name, Timestamp accessed,
                                        Timestamp modified) {
    return forward({Call::utimensat, directory, &name},
                   [&](auto&) { return inner_.utimensat(directory, name, accessed, modified); });
}
SysResult<std::vector<std::string>> ForwardingSyscalls::flistxattr(int fd) {
    return forward({Call::flistxattr, fd}, [&](auto&) { return inner_.flistxattr(fd); });
}
SysResult<std::string> ForwardingSyscalls::fgetxattr(int fd, const std::string& name) {
    return forward({Call::fgetxattr, fd, &name}, [&](auto&) { return inner_.fgetxattr(fd, name); });
}
SysStatus ForwardingSyscalls::fsetxattr(int fd, const std::string& name, const std::string& value) {
    return forward({Call::fsetxattr, fd, &name}, [&](auto&) { return inner_.fsetxattr(fd, name, value); });
}
SysStatus ForwardingSyscalls::fremovexattr(int fd, const std::string& name) {
    return forward({Call::fremovexattr, fd, &name}, [&](auto&) { return inner_.fremovexattr(fd, name); });
}
SysResult<std::vector<std::string>> ForwardingSyscalls::listxattrat(int directory, const std::string& name) {
    return forward({Call::listxattrat, directory, &name}, [&](auto&) { return inner_.listxattrat(directory, name); });
}
SysResult<std::string> ForwardingSyscalls::getxattrat(int directory, const std::string& name,
                                                      const std::string& attribute) {
    return forward({Call::getxattrat, directory, &name},
                   [&](auto&) { return inner_.getxattrat(directory, name, attribute); });
}
SysStatus ForwardingSyscalls::setxattrat(int directory, const std::string& name, const std::string& attribute,
                                         const std::string& value) {
    return forward({Call::setxattrat, directory, &name},
                   [&](auto&) { return inner_.setxattrat(directory, name, attribute, value); });
}
SysStatus ForwardingSyscalls::removexattrat(int directory, const std::string& name, const std::string& attribute) {
    return forward({Call::removexattrat, directory, &name},
                   [&](auto&) { return inner_.removexattrat(directory, name, attribute); });
}
SysResult<std::uint32_t> ForwardingSyscalls::get_flags(int fd) {
    return forward({Call::get_flags, fd}, [&](auto&) { return inner_.get_flags(fd); });
}
SysStatus ForwardingSyscalls::set_flags(int fd, std::uint32_t flags) {
    return forward({Call::set_flags, fd}, [&](auto&) { return inner_.set_flags(fd, flags); });
}
SysResult<std::uint32_t> ForwardingSyscalls::get_xflags(int fd) {
    return forward({Call::get_xflags, fd}, [&](auto&) { return inner_.get_xflags(fd); });
}

SysResult<sys::FilesystemFacts> ForwardingSyscalls::fstatfs(int fd) {
    return forward({Call::fstatfs, fd}, [&](auto&) { return inner_.fstatfs(fd); });
}
SysResult<std::string> ForwardingSyscalls::btrfs_fs_info(int fd) {
    return forward({Call::btrfs_fs_info, fd}, [&](auto&) { return inner_.btrfs_fs_info(fd); });
}
SysResult<std::string> ForwardingSyscalls::get_fs_uuid(int fd) {
    return forward({Call::get_fs_uuid, fd}, [&](auto&) { return inner_.get_fs_uuid(fd); });
}
SysResult<std::uint64_t> ForwardingSyscalls::mount_id(int fd) {
    return forward({Call::mount_id, fd}, [&](auto&) { return inner_.mount_id(fd); });
}
SysResult<std::string> ForwardingSyscalls::storage_device(int fd) {
    return forward({Call::storage_device, fd}, [&](auto&) { return inner_.storage_device(fd); });
}
SysResult<sys::StorageFacts> ForwardingSyscalls::storage_facts(int fd) {
    return forward({Call::storage_facts, fd}, [&](auto&) { return inner_.storage_facts(fd); });
}
SysResult<sys::WritebackFacts> ForwardingSyscalls::writeback_facts(const std::string& device) {
    return forward({Call::writeback_facts, -1}, [&](auto&) { return inner_.writeback_facts(device); });
}

}  // namespace drover::testing
