// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>

#include "engine/sys/syscalls.h"

namespace drover::sys {

// Syscalls on Linux. Split over the linux_*.cpp files as the interface is.
class LinuxSyscalls final : public Syscalls {
public:
    SysResult<UniqueFd> openat(int directory, const std::string& name, OpenMode mode,
                               std::uint32_t permissions) override;
    SysResult<UniqueFd> openat_beneath(int directory, const std::string& path, OpenMode mode,
                                       std::uint32_t permissions) override;
    SysStatus close(UniqueFd fd) override;
    SysResult<FileStatus> fstat(int fd) override;
    SysResult<FileStatus> fstatat(int directory, const std::string& name, bool follow) override;
    SysResult<std::vector<DirectoryEntry>> getdents(int directory) override;
    SysStatus mkdirat(int directory, const std::string& name, std::uint32_t permissions) override;
    SysStatus mknodat(int directory, const std::string& name, const FileStatus& like) override;
    SysStatus symlinkat(const std::string& target, int directory, const std::string& name) override;
    SysResult<std::string> readlinkat(int directory, const std::string& name) override;
    SysStatus linkat(int from_directory, const std::string& from, int to_directory, const std::string& to) override;
    SysStatus renameat(int from_directory, const std::string& from, int to_directory, const std::string& to) override;
    SysStatus renameat_noreplace(int from_directory, const std::string& from, int to_directory,
                                 const std::string& to) override;
    SysStatus unlinkat(int directory, const std::string& name, bool remove_directory) override;
    SysStatus faccessat(int directory, const std::string& name, Right right) override;
    SysResult<EntryFlags> statx(int directory, const std::string& name) override;
    SysStatus flock(int fd) override;
    SysResult<UniqueFd> dup(int fd) override;

    SysResult<std::size_t> pread(int fd, std::span<std::byte> buffer, std::uint64_t offset) override;
    SysResult<std::size_t> pwrite(int fd, std::span<const std::byte> data, std::uint64_t offset) override;
    SysResult<std::uint64_t> copy_file_range(int from, std::uint64_t from_offset, int to, std::uint64_t to_offset,
                                             std::uint64_t length) override;
    SysStatus ficlone(int from, int to) override;
    SysStatus ficlonerange(int from, ByteRange range, int to, std::uint64_t to_offset) override;
    SysStatus ftruncate(int fd, std::uint64_t size) override;
    SysResult<std::uint64_t> seek_data(int fd, std::uint64_t offset) override;
    SysResult<std::uint64_t> seek_hole(int fd, std::uint64_t offset) override;
    SysResult<std::vector<RawExtent>> fiemap(int fd, ByteRange range, bool sync, std::size_t most) override;
    SysResult<CacheState> cachestat(int fd) override;
    SysStatus fsync(int fd) override;
    SysStatus syncfs(int fd) override;
    SysStatus sync_file_range(int fd, ByteRange range) override;
    SysStatus read_ahead(int fd, ByteRange range) override;
    SysStatus drop_cache(int fd) override;

    SysStatus fchown(int fd, std::uint32_t uid, std::uint32_t gid) override;
    SysStatus fchownat(int directory, const std::string& name, std::uint32_t uid, std::uint32_t gid) override;
    SysStatus fchmod(int fd, std::uint32_t permissions) override;
    SysStatus fchmodat(int directory, const std::string& name, std::uint32_t permissions) override;
    SysStatus futimens(int fd, Timestamp accessed, Timestamp modified) override;
    SysStatus utimensat(int directory, const std::string& name, Timestamp accessed, Timestamp modified) override;
    SysResult<std::vector<std::string>> flistxattr(int fd) override;
    SysResult<std::string> fgetxattr(int fd, const std::string& name) override;
    SysStatus fsetxattr(int fd, const std::string& name, const std::string& value) override;
    SysStatus fremovexattr(int fd, const std::string& name) override;
    SysResult<std::vector<std::string>> listxattrat(int directory, const std::string& name) override;
    SysResult<std::string> getxattrat(int directory, const std::string& name, const std::string& attribute) override;
    SysStatus setxattrat(int directory, const std::string& name, const std::string& attribute,
                         const std::string& value) override;
    SysStatus removexattrat(int directory, const std::string& name, const std::string& attribute) override;
    SysResult<std::uint32_t> get_flags(int fd) override;
    SysStatus set_flags(int fd, std::uint32_t flags) override;
    SysResult<std::uint32_t> get_xflags(int fd) override;

    SysResult<FilesystemFacts> fstatfs(int fd) override;
    SysResult<std::string> btrfs_fs_info(int fd) override;
    SysResult<std::string> get_fs_uuid(int fd) override;
    SysResult<std::uint64_t> mount_id(int fd) override;
    SysResult<std::string> storage_device(int fd) override;
    SysResult<StorageFacts> storage_facts(int fd) override;
    SysResult<WritebackFacts> writeback_facts(const std::string& device) override;
    std::uint32_t effective_user() override;
    std::uint32_t umask() override;
    Timestamp boot_time() override;
    void prepare_process() override;
};

// The flags of open(2) for a mode.
int open_flags(OpenMode mode);

// openat_beneath without openat2 (kernels before 5.6, some sandboxes): directory by directory, following no symlink.
SysResult<UniqueFd> walk_beneath(int directory, const std::string& path, OpenMode mode, std::uint32_t permissions);

// errno as the error of `call`, to be made right after it.
inline std::unexpected<SysError> caught(const char* call) {
    return std::unexpected(SysError{static_cast<std::errc>(errno), call});
}

// The usual shape: 0 or -1. A call that a signal interrupted before it did anything is made again.
template <typename Call>
SysStatus check(const char* name, Call call) {
    while (call() < 0)
        if (errno != EINTR) return caught(name);
    return {};
}

}  // namespace drover::sys
