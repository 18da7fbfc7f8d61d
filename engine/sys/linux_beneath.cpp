// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a path that must not lead out of a directory.
#include <fcntl.h>
#include <linux/openat2.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>

#include "engine/sys/linux_syscalls.h"

namespace drover::sys {

namespace {

// The kernel gives up with EAGAIN when something is renamed while it looks at "..".
constexpr int most_attempts = 32;

bool creates(OpenMode mode) {
    return mode == OpenMode::create_new;
}

SysResult<UniqueFd> open_part(int directory, const std::string& name, int flags, std::uint32_t permissions) {
    int fd = -1;
    const auto status = check("openat", [&] {
        fd = ::openat(directory, name.c_str(), flags, static_cast<mode_t>(permissions));
        return fd;
    });
    if (!status) return std::unexpected(status.error());
    return UniqueFd(fd);
}

}  // namespace

SysResult<UniqueFd> LinuxSyscalls::openat_beneath(int directory, const std::string& path, OpenMode mode,
                                                  std::uint32_t permissions) {
    static std::atomic<bool> missing{false};
    if (missing.load(std::memory_order_relaxed)) return walk_beneath(directory, path, mode, permissions);
    open_how how{};
    how.flags = static_cast<std::uint64_t>(open_flags(mode));
    how.mode = creates(mode) ? permissions : 0;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
        const long fd = ::syscall(SYS_openat2, directory, path.c_str(), &how, sizeof how);
        if (fd >= 0) return UniqueFd(static_cast<int>(fd));
        if (errno == ENOSYS) {
            missing.store(true, std::memory_order_relaxed);
            return walk_beneath(directory, path, mode, permissions);
        }
        if (errno != EAGAIN && errno != EINTR) break;
    }
    return caught("openat2");
}

SysResult<UniqueFd> walk_beneath(int directory, const std::string& path, OpenMode mode, std::uint32_t permissions) {
    if (path.starts_with('/')) return std::unexpected(SysError{std::errc::cross_device_link, "openat"});
    UniqueFd held;
    int at = directory;
    for (std::size_t begin = 0;;) {
        const std::size_t slash = path.find('/', begin);
        const bool last = slash == std::string::npos;
        const std::string part = path.substr(begin, last ? slash : slash - begin);
        if (part == "..") return std::unexpected(SysError{std::errc::cross_device_link, "openat"});
        if (last) return open_part(at, part, open_flags(mode) | O_NOFOLLOW, permissions);
        begin = slash + 1;
        if (part.empty() || part == ".") continue;
        auto next = open_part(at, part, open_flags(OpenMode::directory), 0);
        if (!next) return next;
        held = std::move(*next);
        at = held.get();
    }
}

}  // namespace drover::sys
