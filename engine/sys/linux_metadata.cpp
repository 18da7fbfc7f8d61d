// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <ctime>
#include <fstream>
#include <string>

#include "engine/sys/linux_syscalls.h"

namespace drover::sys {

namespace {

timespec to_timespec(Timestamp time) {
    return {.tv_sec = whole_seconds(time), .tv_nsec = rest_of_second(time)};
}

std::array<timespec, 2> to_times(Timestamp accessed, Timestamp modified) {
    return {to_timespec(accessed), to_timespec(modified)};
}

std::vector<std::string> split_names(const char* list, std::size_t length) {
    std::vector<std::string> names;
    for (std::size_t pos = 0; pos < length; pos += names.back().size() + 1) names.emplace_back(list + pos);
    return names;
}

// Calls `read(buffer, size)` with a buffer that grows until the value fits.
template <typename Read>
SysResult<std::string> read_growing(const char* call, Read read) {
    std::string value(256, '\0');
    for (;;) {
        const ssize_t length = read(value.data(), value.size());
        if (length >= 0) {
            value.resize(static_cast<std::size_t>(length));
            return value;
        }
        if (errno != ERANGE) return caught(call);
        const ssize_t needed = read(nullptr, 0);
        if (needed < 0) return caught(call);
        value.resize(static_cast<std::size_t>(needed) + 256);
    }
}

template <typename List>
SysResult<std::vector<std::string>> list_names(const char* call, List list) {
    std::array<char, 1024> small;
    const ssize_t length = list(small.data(), small.size());
    if (length >= 0) return split_names(small.data(), static_cast<std::size_t>(length));
    if (errno != ERANGE) return caught(call);
    const auto names = read_growing(call, list);
    if (!names) return std::unexpected(names.error());
    return split_names(names->data(), names->size());
}

// The kernel has calls for a name below a directory since 6.13 only; the way through /proc does the same.
std::string path_below(int directory, const std::string& name) {
    return "/proc/self/fd/" + std::to_string(directory) + "/" + name;
}

}  // namespace

Syscalls& linux_syscalls() {
    static LinuxSyscalls syscalls;
    return syscalls;
}

SysStatus LinuxSyscalls::fchown(int fd, std::uint32_t uid, std::uint32_t gid) {
    return check("fchown", [&] { return ::fchown(fd, uid, gid); });
}

SysStatus LinuxSyscalls::fchownat(int directory, const std::string& name, std::uint32_t uid, std::uint32_t gid) {
    return check("fchownat", [&] { return ::fchownat(directory, name.c_str(), uid, gid, AT_SYMLINK_NOFOLLOW); });
}

SysStatus LinuxSyscalls::fchmod(int fd, std::uint32_t permissions) {
    return check("fchmod", [&] { return ::fchmod(fd, static_cast<mode_t>(permissions)); });
}

SysStatus LinuxSyscalls::fchmodat(int directory, const std::string& name, std::uint32_t permissions) {
    return check("fchmodat", [&] {
        return ::fchmodat(directory, name.c_str(), static_cast<mode_t>(permissions), AT_SYMLINK_NOFOLLOW);
    });
}

SysStatus LinuxSyscalls::futimens(int fd, Timestamp accessed, Timestamp modified) {
    const auto times = to_times(accessed, modified);
    return check("futimens", [&] { return ::futimens(fd, times.data()); });
}

SysStatus LinuxSyscalls::utimensat(int directory, const std::string& name, Timestamp accessed, Timestamp modified) {
    const auto times = to_times(accessed, modified);
    return check("utimensat", [&] { return ::utimensat(directory, name.c_str(), times.data(), AT_SYMLINK_NOFOLLOW); });
}

SysResult<std::vector<std::string>> LinuxSyscalls::flistxattr(int fd) {
    return list_names("flistxattr", [&](char* data, std::size_t size) { return ::flistxattr(fd, data, size); });
}

SysResult<std::string> LinuxSyscalls::fgetxattr(int fd, const std::string& name) {
    return read_growing("fgetxattr",
                        [&](char* data, std::size_t size) { return ::fgetxattr(fd, name.c_str(), data, size); });
}

SysStatus LinuxSyscalls::fsetxattr(int fd, const std::string& name, const std::string& value) {
    return check("fsetxattr", [&] { return ::fsetxattr(fd, name.c_str(), value.data(), value.size(), 0); });
}

SysStatus LinuxSyscalls::fremovexattr(int fd, const std::string& name) {
    return check("fremovexattr", [&] { return ::fremovexattr(fd, name.c_str()); });
}

SysResult<std::vector<std::string>> LinuxSyscalls::listxattrat(int directory, const std::string& name) {
    const std::string path = path_below(directory, name);
    return list_names("llistxattr",
                      [&](char* data, std::size_t size) { return ::llistxattr(path.c_str(), data, size); });
}

SysResult<std::string> LinuxSyscalls::getxattrat(int directory, const std::string& name, const std::string& attribute) {
    const std::string path = path_below(directory, name);
    return read_growing("lgetxattr", [&](char* data, std::size_t size) {
        return ::lgetxattr(path.c_str(), attribute.c_str(), data, size);
    });
}

SysStatus LinuxSyscalls::setxattrat(int directory, const std::string& name, const std::string& attribute,
                                    const std::string& value) {
    const std::string path = path_below(directory, name);
    return check("lsetxattr",
                 [&] { return ::lsetxattr(path.c_str(), attribute.c_str(), value.data(), value.size(), 0); });
}

SysStatus LinuxSyscalls::removexattrat(int directory, const std::string& name, const std::string& attribute) {
    const std::string path = path_below(directory, name);
    return check("lremovexattr", [&] { return ::lremovexattr(path.c_str(), attribute.c_str()); });
}

SysResult<std::uint32_t> LinuxSyscalls::get_flags(int fd) {
    int flags = 0;
    const auto status = check("FS_IOC_GETFLAGS", [&] { return ::ioctl(fd, FS_IOC_GETFLAGS, &flags); });
    if (!status) return std::unexpected(status.error());
    return static_cast<std::uint32_t>(flags);
}

SysStatus LinuxSyscalls::set_flags(int fd, std::uint32_t flags) {
    const int value = static_cast<int>(flags);
    return check("FS_IOC_SETFLAGS", [&] { return ::ioctl(fd, FS_IOC_SETFLAGS, &value); });
}

SysResult<std::uint32_t> LinuxSyscalls::get_xflags(int fd) {
    fsxattr answer{};
    const auto status = check("FS_IOC_FSGETXATTR", [&] { return ::ioctl(fd, FS_IOC_FSGETXATTR, &answer); });
    if (!status) return std::unexpected(status.error());
    return answer.fsx_xflags;
}

SysResult<FilesystemFacts> LinuxSyscalls::fstatfs(int fd) {
    struct statfs facts;
    if (const auto status = check("fstatfs", [&] { return ::fstatfs(fd, &facts); }); !status)
        return std::unexpected(status.error());
    const auto block = static_cast<std::uint64_t>(facts.f_bsize);
    std::optional<std::uint64_t> available;
    if (facts.f_blocks > 0) available = facts.f_bavail * block;
    std::optional<std::uint64_t> free_inodes;
    if (facts.f_files > 0) free_inodes = facts.f_ffree;
    return FilesystemFacts{.magic = static_cast<std::uint32_t>(facts.f_type),
                           .block_size = block,
                           .available = available,
                           .free_inodes = free_inodes,
                           .name_limit = static_cast<std::uint64_t>(facts.f_namelen)};
}

std::uint32_t LinuxSyscalls::effective_user() {
    return ::geteuid();
}

// umask(2) tells only while it changes, and then for every thread.
std::uint32_t LinuxSyscalls::umask() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        std::uint32_t mask = 0;
        if (word == "Umask:" && status >> std::oct >> mask) return mask;
    }
    constexpr std::uint32_t usual = 022;
    return usual;
}

Timestamp LinuxSyscalls::boot_time() {
    timespec now{};
    timespec up{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    ::clock_gettime(CLOCK_BOOTTIME, &up);
    constexpr Timestamp second = 1'000'000'000;
    return (now.tv_sec - up.tv_sec) * second + now.tv_nsec - up.tv_nsec;
}

void LinuxSyscalls::prepare_process() {
    ::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) < 0 || limit.rlim_cur >= limit.rlim_max) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);  // a deep tree then fails with EMFILE, which is reported where it happens
}

}  // namespace drover::sys
