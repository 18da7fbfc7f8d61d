// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <linux/btrfs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "engine/sys/linux_syscalls.h"

namespace drover::sys {

namespace {

struct Mount {
    std::string source;  // "/dev/sda1", "server:/export", "tmpfs"
    std::string type;
};

// The line of /proc/self/mountinfo with this mount's number. Needed since st_dev of btrfs names no block device.
SysResult<Mount> mount_with_id(std::uint64_t id) {
    std::ifstream table("/proc/self/mountinfo");
    for (std::string line; std::getline(table, line);) {
        std::istringstream fields(line);
        std::uint64_t number = 0;
        if (!(fields >> number) || number != id) continue;
        const std::size_t tail = line.find(" - ");  // ends the optional fields
        if (tail == std::string::npos) break;
        std::istringstream rest(line.substr(tail + 3));
        Mount mount;
        rest >> mount.type >> mount.source;
        return mount;
    }
    return std::unexpected(SysError{std::errc::no_such_device, "mountinfo"});
}

// "sda" for the partition sda1: /sys/dev/block/8:1 leads to .../block/sda/sda1.
std::string disk_of(dev_t device) {
    const std::string link = "/sys/dev/block/" + std::to_string(major(device)) + ":" + std::to_string(minor(device));
    std::array<char, PATH_MAX> resolved;
    if (::realpath(link.c_str(), resolved.data()) == nullptr) return "";
    std::string path = resolved.data();
    if (struct stat st; ::stat((path + "/partition").c_str(), &st) == 0) path.erase(path.rfind('/'));
    return path.substr(path.rfind('/') + 1);
}

}  // namespace

std::uint32_t device_major(std::uint64_t device) {
    return major(device);
}

std::uint32_t device_minor(std::uint64_t device) {
    return minor(device);
}

SysResult<std::string> LinuxSyscalls::btrfs_fs_info(int fd) {
    btrfs_ioctl_fs_info_args answer{};
    const auto status = check("BTRFS_IOC_FS_INFO", [&] { return ::ioctl(fd, BTRFS_IOC_FS_INFO, &answer); });
    if (!status) return std::unexpected(status.error());
    return std::string(reinterpret_cast<const char*>(answer.fsid), sizeof answer.fsid);
}

SysResult<std::string> LinuxSyscalls::get_fs_uuid(int fd) {
    // linux/fs.h of Linux 6.9
    struct {
        std::uint8_t length;
        std::array<char, 16> bytes;
    } answer{};
    static_assert(sizeof answer == 17);
    constexpr auto request = _IOR(0x15, 0, decltype(answer));
    const auto status = check("FS_IOC_GETFSUUID", [&] { return ::ioctl(fd, request, &answer); });
    if (!status) return std::unexpected(status.error());
    return std::string(answer.bytes.data(), std::min<std::size_t>(answer.length, answer.bytes.size()));
}

SysResult<std::uint64_t> LinuxSyscalls::mount_id(int fd) {
    struct statx facts;
    if (::statx(fd, "", AT_EMPTY_PATH, STATX_MNT_ID, &facts) < 0) return caught("statx");
    return facts.stx_mnt_id;
}

SysResult<std::string> LinuxSyscalls::storage_device(int fd) {
    struct statx facts;
    if (::statx(fd, "", AT_EMPTY_PATH, STATX_MNT_ID, &facts) < 0) return caught("statx");
    if (std::string disk = disk_of(makedev(facts.stx_dev_major, facts.stx_dev_minor)); !disk.empty()) return disk;
    const auto mount = mount_with_id(facts.stx_mnt_id);
    if (!mount) return std::unexpected(mount.error());
    struct stat st;
    if (mount->source.starts_with('/') && ::stat(mount->source.c_str(), &st) == 0 && S_ISBLK(st.st_mode))
        if (std::string disk = disk_of(st.st_rdev); !disk.empty()) return disk;
    const bool remote = mount->source.find(':') != std::string::npos || mount->source.starts_with("//");
    return remote ? mount->source : "";
}

}  // namespace drover::sys
