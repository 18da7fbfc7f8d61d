// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/raw_entries.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <stdexcept>

#include "engine/sys/unique_fd.h"

namespace drover::test {

namespace {

void check(int result, const std::string& what) {
    if (result < 0) throw std::runtime_error(what + ": " + std::strerror(errno));
}

timespec to_timespec(std::int64_t ns) {
    std::int64_t seconds = ns / second_ns;
    if (ns % second_ns < 0) --seconds;
    return {.tv_sec = seconds, .tv_nsec = ns - seconds * second_ns};
}

template <typename Integer>
void append(std::string& bytes, Integer value) {
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void append_acl_entry(std::string& bytes, std::uint16_t tag, std::uint32_t rights, std::uint32_t id) {
    append(bytes, tag);
    append(bytes, static_cast<std::uint16_t>(rights));
    append(bytes, id);
}

}  // namespace

void make_directory(const std::string& path, std::uint32_t permissions) {
    check(::mkdir(path.c_str(), 0700), path);
    set_permissions(path, permissions);
}

void write_file(const std::string& path, const std::string& content, std::uint32_t permissions) {
    const sys::UniqueFd fd(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0600));
    check(fd.get(), path);
    for (std::size_t done = 0; done < content.size();) {
        const ssize_t count = ::write(fd.get(), content.data() + done, content.size() - done);
        check(static_cast<int>(count), path);
        done += static_cast<std::size_t>(count);
    }
    check(::fchmod(fd.get(), permissions), path);
}

void make_symlink(const std::string& target, const std::string& path) {
    check(::symlink(target.c_str(), path.c_str()), path);
}

void make_node(const std::string& path, std::uint32_t mode, unsigned major, unsigned minor) {
    check(::mknod(path.c_str(), mode, makedev(major, minor)), path);
    set_permissions(path, mode & 07777);
}

void make_link(const std::string& existing, const std::string& path) {
    check(::link(existing.c_str(), path.c_str()), path);
}

void set_owner(const std::string& path, std::uint32_t uid, std::uint32_t gid) {
    check(::lchown(path.c_str(), uid, gid), path);
}

void set_permissions(const std::string& path, std::uint32_t permissions) {
    check(::chmod(path.c_str(), permissions), path);
}

void set_attribute(const std::string& path, const std::string& name, const std::string& value) {
    check(::setxattr(path.c_str(), name.c_str(), value.data(), value.size(), 0), name + " of " + path);
}

void set_times(const std::string& path, std::int64_t accessed, std::int64_t modified) {
    const std::array times{to_timespec(accessed), to_timespec(modified)};
    check(::utimensat(AT_FDCWD, path.c_str(), times.data(), AT_SYMLINK_NOFOLLOW), path);
}

bool exists(const std::string& path) {
    struct stat st;
    return ::lstat(path.c_str(), &st) == 0;
}

std::vector<std::string> names_in(const std::string& directory) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(directory)) names.push_back(entry.path().filename());
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> staging_names_below(const std::string& directory) {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(directory)) {
        const std::string name = entry.path().filename();
        if (name.starts_with(".drover-") && name.ends_with(".part")) found.push_back(entry.path());
    }
    return found;
}

std::string acl_with(std::uint32_t user, std::uint32_t user_rights, std::uint32_t group, std::uint32_t group_rights) {
    constexpr std::uint32_t no_id = UINT32_MAX;
    std::string bytes;
    append(bytes, std::uint32_t{2});  // the version
    append_acl_entry(bytes, 0x01, 7, no_id);
    append_acl_entry(bytes, 0x02, user_rights, user);
    append_acl_entry(bytes, 0x04, 5, no_id);
    append_acl_entry(bytes, 0x08, group_rights, group);
    append_acl_entry(bytes, 0x10, 7, no_id);  // the mask
    append_acl_entry(bytes, 0x20, 0, no_id);
    return bytes;
}

std::string net_raw_capability() {
    vfs_cap_data value{};
    value.magic_etc = VFS_CAP_REVISION_2 | VFS_CAP_FLAGS_EFFECTIVE;
    value.data[0].permitted = 1U << CAP_NET_RAW;
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

bool has_flag(const std::string& path, int flag) {
    const sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    int flags = 0;
    check(fd.get(), path);
    check(::ioctl(fd.get(), FS_IOC_GETFLAGS, &flags), "FS_IOC_GETFLAGS of " + path);
    return (flags & flag) != 0;
}

void set_flag(const std::string& path, int flag, bool on) {
    const sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    int flags = 0;
    check(fd.get(), path);
    check(::ioctl(fd.get(), FS_IOC_GETFLAGS, &flags), "FS_IOC_GETFLAGS of " + path);
    flags = on ? flags | flag : flags & ~flag;
    check(::ioctl(fd.get(), FS_IOC_SETFLAGS, &flags), "FS_IOC_SETFLAGS of " + path);
}

}  // namespace drover::test
