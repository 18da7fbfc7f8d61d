// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include <array>
#include <climits>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>

#include "engine/base/error.h"
#include "engine/sys/linux_syscalls.h"

namespace drover::sys {

namespace {

namespace files = std::filesystem;

constexpr std::uint64_t sector = 512;  // of /sys/block, whatever the device's is

struct Mount {
    std::string point;
    std::string source;  // "/dev/sda1", "server:/export", "tmpfs"
    std::string type;
};

// The table has \ooo for blanks and the backslash.
std::string without_octal(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool octal = text[i] == '\\' && i + 3 < text.size();
        plain += octal ? static_cast<char>(std::strtol(text.substr(i + 1, 3).c_str(), nullptr, 8)) : text[i];
        if (octal) i += 3;
    }
    return plain;
}

// The line of /proc/self/mountinfo with this mount's number. Needed since st_dev of btrfs names no block device.
SysResult<Mount> mount_with_id(std::uint64_t id) {
    std::ifstream table("/proc/self/mountinfo");
    for (std::string line; std::getline(table, line);) {
        std::istringstream fields(line);
        std::uint64_t number = 0;
        if (!(fields >> number) || number != id) continue;
        const std::size_t tail = line.find(" - ");  // ends the optional fields
        if (tail == std::string::npos) break;
        std::string parent;
        std::string device;
        std::string root;
        Mount mount;
        fields >> parent >> device >> root >> mount.point;
        std::istringstream rest(line.substr(tail + 3));
        rest >> mount.type >> mount.source;
        mount.point = without_octal(mount.point);
        return mount;
    }
    return std::unexpected(SysError{std::errc::no_such_device, "mountinfo"});
}

// "/sys/devices/.../block/sda/sda1" for 8:1; empty where there is none.
std::string sysfs_path_of(dev_t device) {
    const std::string link = "/sys/dev/block/" + std::to_string(major(device)) + ":" + std::to_string(minor(device));
    std::array<char, PATH_MAX> resolved;
    return ::realpath(link.c_str(), resolved.data()) == nullptr ? "" : resolved.data();
}

std::string last_part(const std::string& path) {
    return path.substr(path.rfind('/') + 1);
}

struct BlockDevice {
    std::string name;  // of the partition: "sda1"
    std::string disk;  // "sda"
};

std::optional<BlockDevice> block_device(dev_t device) {
    std::string path = sysfs_path_of(device);
    if (path.empty()) return std::nullopt;
    BlockDevice found{.name = last_part(path), .disk = {}};
    if (struct stat st; ::stat((path + "/partition").c_str(), &st) == 0) path.erase(path.rfind('/'));
    found.disk = last_part(path);
    return found;
}

// A file's block device and its mount.
struct Storage {
    Mount mount;
    std::optional<BlockDevice> block;
};

SysResult<Storage> storage_of(int fd) {
    struct statx facts;
    if (::statx(fd, "", AT_EMPTY_PATH, STATX_MNT_ID, &facts) < 0) return caught("statx");
    auto mount = mount_with_id(facts.stx_mnt_id);
    auto block = block_device(makedev(facts.stx_dev_major, facts.stx_dev_minor));
    if (!mount && block) return Storage{.mount = {}, .block = std::move(block)};
    if (!mount) return std::unexpected(mount.error());
    struct stat st;
    const bool by_source = !block && mount->source.starts_with('/');
    if (by_source && ::stat(mount->source.c_str(), &st) == 0 && S_ISBLK(st.st_mode)) block = block_device(st.st_rdev);
    return Storage{.mount = std::move(*mount), .block = std::move(block)};
}

std::string first_line(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    while (line.ends_with(' ')) line.pop_back();
    return line;
}

// udev writes \xHH for what it takes for special in a label.
std::string label_of(const std::string& name) {
    std::error_code ignored;  // without udev there are no labels
    for (const auto& entry : files::directory_iterator("/dev/disk/by-label", ignored)) {
        const auto target = files::read_symlink(entry.path(), ignored);
        if (target.filename() == name) return unescape_name(entry.path().filename().string());
    }
    return "";
}

std::string model_of(const std::string& disk) {
    const std::string folder = "/sys/block/" + disk;
    for (const char* file : {"/device/model", "/device/name", "/dm/name"})
        if (auto model = first_line(folder + file); !model.empty()) return model;
    return last_part(first_line(folder + "/loop/backing_file"));
}

bool is_removable(const std::string& disk) {
    const std::string folder = "/sys/block/" + disk;
    if (first_line(folder + "/removable") == "1") return true;
    std::array<char, PATH_MAX> resolved;
    if (::realpath(folder.c_str(), resolved.data()) == nullptr) return false;
    const std::string path = resolved.data();
    return path.find("/usb") != std::string::npos || path.find("/mmc_host/") != std::string::npos;
}

}  // namespace

std::uint32_t device_major(std::uint64_t device) {
    return major(device);
}

std::uint32_t device_minor(std::uint64_t device) {
    return minor(device);
}

SysResult<std::string> LinuxSyscalls::storage_device(int fd) {
    const auto storage = storage_of(fd);
    if (!storage) return std::unexpected(storage.error());
    if (storage->block) return storage->block->disk;
    const std::string& source = storage->mount.source;
    const bool remote = source.find(':') != std::string::npos || source.starts_with("//");
    return remote ? source : "";
}

SysResult<StorageFacts> LinuxSyscalls::storage_facts(int fd) {
    const auto storage = storage_of(fd);
    if (!storage) return std::unexpected(storage.error());
    StorageFacts facts{
        .mount_point = storage->mount.point, .filesystem = storage->mount.type, .label = {}, .model = {}};
    if (!storage->block) return facts;
    facts.label = label_of(storage->block->name);
    facts.model = model_of(storage->block->disk);
    facts.removable = is_removable(storage->block->disk);
    return facts;
}

SysResult<WritebackFacts> LinuxSyscalls::writeback_facts(const std::string& device) {
    WritebackFacts facts;
    std::ifstream memory("/proc/meminfo");
    if (!memory) return std::unexpected(SysError{std::errc::no_such_file_or_directory, "meminfo"});
    for (std::string line; std::getline(memory, line);) {
        std::istringstream fields(line);
        std::string name;
        std::uint64_t kilobytes = 0;
        fields >> name >> kilobytes;
        if (name == "Dirty:" || name == "Writeback:") facts.held_back += kilobytes * 1024;
    }
    std::ifstream statistics("/sys/block/" + device + "/stat");
    std::array<std::uint64_t, 7> figures{};  // the last one: sectors written
    for (auto& figure : figures) statistics >> figure;
    if (statistics) facts.written = figures.back() * sector;
    return facts;
}

}  // namespace drover::sys
