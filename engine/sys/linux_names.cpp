// SPDX-License-Identifier: GPL-3.0-or-later
#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstring>

#include "engine/sys/linux_syscalls.h"

namespace drover::sys {

int open_flags(OpenMode mode) {
    constexpr int common = O_CLOEXEC | O_NOCTTY;
    switch (mode) {
        // O_NONBLOCK: a FIFO that took the place of a file must not hold the worker.
        case OpenMode::read:
            return common | O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
        case OpenMode::read_typed:
            return common | O_RDONLY | O_NONBLOCK;
        case OpenMode::directory:
            return common | O_RDONLY | O_DIRECTORY | O_NOFOLLOW;
        case OpenMode::root:
            return common | O_RDONLY | O_DIRECTORY;
        case OpenMode::create_new:
            return common | O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW;
        case OpenMode::write:
            return common | O_WRONLY | O_NOFOLLOW | O_NONBLOCK;
    }
    return common;
}

namespace {

FileType type_of_mode(mode_t mode) {
    switch (mode & S_IFMT) {
        case S_IFREG:
            return FileType::regular;
        case S_IFDIR:
            return FileType::directory;
        case S_IFLNK:
            return FileType::symlink;
        case S_IFIFO:
            return FileType::fifo;
        case S_IFSOCK:
            return FileType::socket;
        case S_IFBLK:
            return FileType::block_device;
        case S_IFCHR:
            return FileType::char_device;
        default:
            return FileType::unknown;
    }
}

mode_t mode_of_type(FileType type) {
    switch (type) {
        case FileType::regular:
            return S_IFREG;
        case FileType::directory:
            return S_IFDIR;
        case FileType::symlink:
            return S_IFLNK;
        case FileType::fifo:
            return S_IFIFO;
        case FileType::socket:
            return S_IFSOCK;
        case FileType::block_device:
            return S_IFBLK;
        case FileType::char_device:
            return S_IFCHR;
        case FileType::unknown:
            break;
    }
    return 0;
}

FileType type_of_entry(unsigned char d_type) {
    return type_of_mode(static_cast<mode_t>(DTTOIF(d_type)));
}

Timestamp nanoseconds(const timespec& time) {
    return time.tv_sec * one_second + time.tv_nsec;
}

FileStatus to_status(const struct stat& st) {
    return FileStatus{.id = {st.st_dev, st.st_ino},
                      .type = type_of_mode(st.st_mode),
                      .permissions = st.st_mode & 07777U,
                      .uid = st.st_uid,
                      .gid = st.st_gid,
                      .links = st.st_nlink,
                      .size = static_cast<std::uint64_t>(st.st_size),
                      .allocated = static_cast<std::uint64_t>(st.st_blocks) * 512,
                      .special_device = st.st_rdev,
                      .accessed = nanoseconds(st.st_atim),
                      .modified = nanoseconds(st.st_mtim),
                      .changed = nanoseconds(st.st_ctim)};
}

bool is_dot(const char* name) {
    return std::strcmp(name, ".") == 0 || std::strcmp(name, "..") == 0;
}

}  // namespace

SysResult<UniqueFd> LinuxSyscalls::openat(int directory, const std::string& name, OpenMode mode,
                                          std::uint32_t permissions) {
    int fd = -1;
    const auto status = check("openat", [&] {
        fd = ::openat(directory, name.c_str(), open_flags(mode), static_cast<mode_t>(permissions));
        // Who may search a directory but not read it can still reach the names that he knows.
        if (fd < 0 && errno == EACCES && mode == OpenMode::root)
            fd = ::openat(directory, name.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
        return fd;
    });
    if (!status) return std::unexpected(status.error());
    return UniqueFd(fd);
}

SysStatus LinuxSyscalls::close(UniqueFd fd) {
    // Never again after EINTR: Linux has closed the descriptor by then.
    if (::close(fd.release()) < 0 && errno != EINTR) return caught("close");
    return {};
}

SysResult<FileStatus> LinuxSyscalls::fstat(int fd) {
    struct stat st;
    if (::fstat(fd, &st) < 0) return caught("fstat");
    return to_status(st);
}

SysResult<FileStatus> LinuxSyscalls::fstatat(int directory, const std::string& name, bool follow) {
    struct stat st;
    if (::fstatat(directory, name.c_str(), &st, follow ? 0 : AT_SYMLINK_NOFOLLOW) < 0) return caught("fstatat");
    return to_status(st);
}

SysResult<std::vector<DirectoryEntry>> LinuxSyscalls::getdents(int directory) {
    alignas(dirent64) thread_local std::array<char, 64 * 1024> buffer;
    std::vector<DirectoryEntry> entries;
    while (entries.empty()) {  // a batch of nothing but "." and ".." is not the end
        const long length = ::syscall(SYS_getdents64, directory, buffer.data(), buffer.size());
        if (length < 0 && errno == EBADF) errno = EACCES;  // opened only to be searched
        if (length < 0) return caught("getdents64");
        if (length == 0) break;
        for (long pos = 0; pos < length;) {
            const auto* entry = reinterpret_cast<const dirent64*>(buffer.data() + pos);
            pos += entry->d_reclen;
            if (!is_dot(entry->d_name)) entries.push_back({entry->d_name, type_of_entry(entry->d_type), entry->d_ino});
        }
    }
    return entries;
}

SysStatus LinuxSyscalls::mkdirat(int directory, const std::string& name, std::uint32_t permissions) {
    return check("mkdirat", [&] { return ::mkdirat(directory, name.c_str(), static_cast<mode_t>(permissions)); });
}

SysStatus LinuxSyscalls::mknodat(int directory, const std::string& name, const FileStatus& like) {
    const mode_t mode = mode_of_type(like.type) | static_cast<mode_t>(like.permissions & 0777);
    return check("mknodat", [&] { return ::mknodat(directory, name.c_str(), mode, like.special_device); });
}

SysStatus LinuxSyscalls::symlinkat(const std::string& target, int directory, const std::string& name) {
    return check("symlinkat", [&] { return ::symlinkat(target.c_str(), directory, name.c_str()); });
}

SysResult<std::string> LinuxSyscalls::readlinkat(int directory, const std::string& name) {
    std::string target(256, '\0');
    for (;;) {
        const ssize_t length = ::readlinkat(directory, name.c_str(), target.data(), target.size());
        if (length < 0) return caught("readlinkat");
        if (static_cast<std::size_t>(length) < target.size()) {
            target.resize(static_cast<std::size_t>(length));
            return target;
        }
        target.resize(target.size() * 2);
    }
}

SysStatus LinuxSyscalls::linkat(int from_directory, const std::string& from, int to_directory, const std::string& to) {
    return check("linkat", [&] { return ::linkat(from_directory, from.c_str(), to_directory, to.c_str(), 0); });
}

SysStatus LinuxSyscalls::renameat(int from_directory, const std::string& from, int to_directory,
                                  const std::string& to) {
    return check("renameat", [&] { return ::renameat(from_directory, from.c_str(), to_directory, to.c_str()); });
}

SysStatus LinuxSyscalls::renameat_noreplace(int from_directory, const std::string& from, int to_directory,
                                            const std::string& to) {
    return check("renameat2",
                 [&] { return ::renameat2(from_directory, from.c_str(), to_directory, to.c_str(), RENAME_NOREPLACE); });
}

SysStatus LinuxSyscalls::unlinkat(int directory, const std::string& name, bool remove_directory) {
    return check("unlinkat", [&] { return ::unlinkat(directory, name.c_str(), remove_directory ? AT_REMOVEDIR : 0); });
}

SysStatus LinuxSyscalls::faccessat(int directory, const std::string& name, Right right) {
    const int wanted = right == Right::write ? W_OK : W_OK | X_OK;
    return check("faccessat", [&] { return ::faccessat(directory, name.c_str(), wanted, AT_EACCESS); });
}

SysResult<EntryFlags> LinuxSyscalls::statx(int directory, const std::string& name) {
    struct statx facts;
    const int flags = AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT | AT_STATX_DONT_SYNC | (name.empty() ? AT_EMPTY_PATH : 0);
    if (::statx(directory, name.c_str(), flags, 0, &facts) < 0) return caught("statx");
    const auto has = [&](std::uint64_t attribute) { return (facts.stx_attributes & attribute) != 0; };
    return EntryFlags{.immutable = has(STATX_ATTR_IMMUTABLE),
                      .append_only = has(STATX_ATTR_APPEND),
                      .mount_root = has(STATX_ATTR_MOUNT_ROOT)};
}

SysStatus LinuxSyscalls::flock(int fd) {
    return check("flock", [&] { return ::flock(fd, LOCK_EX | LOCK_NB); });
}

SysResult<UniqueFd> LinuxSyscalls::dup(int fd) {
    const int same = ::fcntl(fd, F_DUPFD_CLOEXEC, 0);
    if (same < 0) return caught("dup");
    return UniqueFd(same);
}

}  // namespace drover::sys
