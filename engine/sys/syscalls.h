// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/byte_range.h"
#include "engine/sys/file_status.h"
#include "engine/sys/raw_extent.h"
#include "engine/sys/storage_facts.h"
#include "engine/sys/sys_error.h"
#include "engine/sys/unique_fd.h"

namespace drover::sys {

enum class OpenMode : std::uint8_t {
    read,        // regular files: never follows a final symlink, never blocks on a FIFO
    read_typed,  // as `read`, but follows a final symlink: for a path that the user typed
    directory,   // for reading entries and as the base of *at calls; never follows a final symlink
    root,        // as `directory`, but follows a final symlink: for a path that the user typed; one that may only be
                 // searched is opened for that
    create_new,  // write only, fails where the name exists, never follows a final symlink
    write,       // an existing regular file, write only, never follows a final symlink
};

// Lowest descriptor for *at calls that are relative to the process's directory.
inline constexpr int working_directory = -100;

struct FilesystemFacts {
    std::uint64_t magic = 0;       // f_type of statfs(2)
    std::uint64_t block_size = 0;  // bytes
    // Bytes an unprivileged user may still write; nothing where the filesystem has no size that it tells (ramfs).
    std::optional<std::uint64_t> available{};
    std::optional<std::uint64_t> free_inodes{};  // nothing where there is no fixed number of them (btrfs)
    std::uint64_t name_limit = 255;              // bytes
};

// What a directory is asked for.
enum class Right : std::uint8_t {
    write,           // it may itself go into another directory
    change_entries,  // entries may be made in it and taken from it
};

// What no permission shows.
struct EntryFlags {
    bool immutable = false;    // chattr +i
    bool append_only = false;  // chattr +a
    bool mount_root = false;   // another filesystem, or another part of one, is mounted there
};

// What the page cache holds of a file.
struct CacheState {
    std::uint64_t dirty_pages = 0;
    std::uint64_t writeback_pages = 0;  // on their way to the disk

    bool clean() const { return dirty_pages == 0 && writeback_pages == 0; }
};

// The operating system, one member a system call, replaceable in tests. Each member is named after its call and
// reports that call's errno; nothing is retried except a call that a signal interrupted before it did anything.
// Thread-safe as the calls themselves are.
class Syscalls {
public:
    virtual ~Syscalls() = default;

    // Names
    virtual SysResult<UniqueFd> openat(int directory, const std::string& name, OpenMode mode,
                                       std::uint32_t permissions = 0600) = 0;
    // As openat, but never leaves the tree below `directory`: a path that does, by "..", by its first slash or by a
    // symlink, is EXDEV. Symlinks that stay inside are followed, the last one by OpenMode::root only.
    virtual SysResult<UniqueFd> openat_beneath(int directory, const std::string& path, OpenMode mode,
                                               std::uint32_t permissions = 0600) = 0;
    virtual SysStatus close(UniqueFd fd) = 0;
    virtual SysResult<FileStatus> fstat(int fd) = 0;
    virtual SysResult<FileStatus> fstatat(int directory, const std::string& name, bool follow = false) = 0;
    virtual SysResult<std::vector<DirectoryEntry>> getdents(int directory) = 0;  // next batch; empty at the end
    virtual SysStatus mkdirat(int directory, const std::string& name, std::uint32_t permissions) = 0;
    virtual SysStatus mknodat(int directory, const std::string& name, const FileStatus& like) = 0;
    virtual SysStatus symlinkat(const std::string& target, int directory, const std::string& name) = 0;
    virtual SysResult<std::string> readlinkat(int directory, const std::string& name) = 0;
    virtual SysStatus linkat(int from_directory, const std::string& from, int to_directory, const std::string& to) = 0;
    virtual SysStatus renameat(int from_directory, const std::string& from, int to_directory,
                               const std::string& to) = 0;
    virtual SysStatus renameat_noreplace(int from_directory, const std::string& from, int to_directory,
                                         const std::string& to) = 0;
    virtual SysStatus unlinkat(int directory, const std::string& name, bool remove_directory = false) = 0;
    // Whether the effective user has the right: EACCES, EROFS, EPERM of an immutable one. `name` may be ".".
    virtual SysStatus faccessat(int directory, const std::string& name, Right right) = 0;
    // statx(2): attributes. Never follows, mounts nothing; an empty name means the directory itself.
    virtual SysResult<EntryFlags> statx(int directory, const std::string& name) = 0;
    // LOCK_EX without waiting: EWOULDBLOCK while another open file of the same inode has it. Gone with the open file,
    // so also when its process dies.
    virtual SysStatus flock(int fd) = 0;
    virtual SysResult<UniqueFd> dup(int fd) = 0;  // the same open file: a lock lasts until both are closed

    // Bytes. A short count is not an error; 0 from a read is the end of the file.
    virtual SysResult<std::size_t> pread(int fd, std::span<std::byte> buffer, std::uint64_t offset) = 0;
    virtual SysResult<std::size_t> pwrite(int fd, std::span<const std::byte> data, std::uint64_t offset) = 0;
    virtual SysResult<std::uint64_t> copy_file_range(int from, std::uint64_t from_offset, int to,
                                                     std::uint64_t to_offset, std::uint64_t length) = 0;
    virtual SysStatus ficlone(int from, int to) = 0;
    virtual SysStatus ficlonerange(int from, ByteRange range, int to, std::uint64_t to_offset) = 0;
    virtual SysStatus ftruncate(int fd, std::uint64_t size) = 0;
    virtual SysResult<std::uint64_t> seek_data(int fd, std::uint64_t offset) = 0;  // ENXIO: no data from here on
    virtual SysResult<std::uint64_t> seek_hole(int fd, std::uint64_t offset) = 0;
    // Mapped extents that overlap `range`, at most `most` and raw_extent_batch of them, in logical order. `sync` writes
    // dirty data out first.
    virtual SysResult<std::vector<RawExtent>> fiemap(int fd, ByteRange range, bool sync, std::size_t most) = 0;
    // Linux 6.5 and later, and only of files that the user may write (EPERM).
    virtual SysResult<CacheState> cachestat(int fd) = 0;
    virtual SysStatus fsync(int fd) = 0;
    virtual SysStatus syncfs(int fd) = 0;
    virtual SysStatus sync_file_range(int fd, ByteRange range) = 0;  // writes dirty pages out and waits for them
    virtual SysStatus read_ahead(int fd, ByteRange range) = 0;       // posix_fadvise(POSIX_FADV_WILLNEED)
    virtual SysStatus drop_cache(int fd) = 0;                        // posix_fadvise(POSIX_FADV_DONTNEED)

    // Metadata
    virtual SysStatus fchown(int fd, std::uint32_t uid, std::uint32_t gid) = 0;
    virtual SysStatus fchownat(int directory, const std::string& name, std::uint32_t uid, std::uint32_t gid) = 0;
    virtual SysStatus fchmod(int fd, std::uint32_t permissions) = 0;
    virtual SysStatus fchmodat(int directory, const std::string& name, std::uint32_t permissions) = 0;
    virtual SysStatus futimens(int fd, Timestamp accessed, Timestamp modified) = 0;
    virtual SysStatus utimensat(int directory, const std::string& name, Timestamp accessed, Timestamp modified) = 0;
    virtual SysResult<std::vector<std::string>> flistxattr(int fd) = 0;
    virtual SysResult<std::string> fgetxattr(int fd, const std::string& name) = 0;
    virtual SysStatus fsetxattr(int fd, const std::string& name, const std::string& value) = 0;
    virtual SysStatus fremovexattr(int fd, const std::string& name) = 0;
    // The same for a name below a directory, which may be a symlink; no file is opened.
    virtual SysResult<std::vector<std::string>> listxattrat(int directory, const std::string& name) = 0;
    virtual SysResult<std::string> getxattrat(int directory, const std::string& name, const std::string& attribute) = 0;
    virtual SysStatus setxattrat(int directory, const std::string& name, const std::string& attribute,
                                 const std::string& value) = 0;
    virtual SysStatus removexattrat(int directory, const std::string& name, const std::string& attribute) = 0;
    virtual SysResult<std::uint32_t> get_flags(int fd) = 0;  // FS_IOC_GETFLAGS
    virtual SysStatus set_flags(int fd, std::uint32_t flags) = 0;
    virtual SysResult<std::uint32_t> get_xflags(int fd) = 0;  // FS_IOC_FSGETXATTR: fsx_xflags

    // Places
    virtual SysResult<FilesystemFacts> fstatfs(int fd) = 0;
    // The 16 bytes that name a filesystem, whichever subvolume or mount it is seen through. ENOTTY where it is not
    // btrfs.
    virtual SysResult<std::string> btrfs_fs_info(int fd) = 0;
    // The bytes that name a filesystem: FS_IOC_GETFSUUID. Linux 6.9 and later, ENOTTY on most filesystems.
    virtual SysResult<std::string> get_fs_uuid(int fd) = 0;
    virtual SysResult<std::uint64_t> mount_id(int fd) = 0;  // statx(2), STATX_MNT_ID
    // The physical device below a file: the whole disk's name ("sda", "nvme0n1", "loop3"), the share's name for
    // network filesystems, empty for filesystems in memory.
    virtual SysResult<std::string> storage_device(int fd) = 0;
    virtual SysResult<StorageFacts> storage_facts(int fd) = 0;
    virtual SysResult<WritebackFacts> writeback_facts(const std::string& device) = 0;  // as storage_device() names it

    // The process and the machine
    virtual std::uint32_t effective_user() = 0;
    virtual std::uint32_t umask() = 0;  // without changing it
    virtual Timestamp boot_time() = 0;  // when this system started, by the clock as it is set now
    // Many open files, and EFBIG instead of a deadly SIGXFSZ at RLIMIT_FSIZE.
    virtual void prepare_process() = 0;
};

// FS_NOCOW_FL: a btrfs file without copy-on-write, which can only be cloned into another such file.
inline constexpr std::uint32_t flag_nocow = 0x00800000;

// FS_XFLAG_REALTIME: an XFS file whose data lies on the realtime device, which has addresses of its own.
inline constexpr std::uint32_t xflag_realtime = 0x00000001;

// The real one. One object serves the whole process.
Syscalls& linux_syscalls();

}  // namespace drover::sys
