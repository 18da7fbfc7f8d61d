// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/inspect/invented_files.h"

#include <algorithm>
#include <cerrno>
#include <set>
#include <stdexcept>

namespace drover::testing {

namespace {

std::unexpected<sys::SysError> refuse(int code, const char* call) {
    return std::unexpected(sys::SysError{static_cast<std::errc>(code), call});
}

bool lies_below(const std::string& path, const std::string& directory) {
    return path.starts_with(directory + "/");
}

}  // namespace

InventedFile& InventedFiles::add(const std::string& path, InventedFile file) {
    if (file.inode == 0) file.inode = next_inode_++;
    if (file.allocated == UINT64_MAX) {
        file.allocated = 0;
        for (const auto& extent : file.extents) file.allocated += extent.length;
    }
    return files_[path] = std::move(file);
}

std::string InventedFiles::full_path(int directory, const std::string& name) const {
    return directory == sys::working_directory ? name : open_.at(directory).path + "/" + name;
}

sys::SysResult<sys::FileStatus> InventedFiles::status_of(const std::string& path) const {
    if (const auto found = files_.find(path); found != files_.end()) {
        const auto& file = found->second;
        sys::FileStatus status;
        status.id = {file.device, file.inode};
        status.type = sys::FileType::regular;
        status.links = file.links;
        status.size = file.size;
        status.allocated = file.allocated;
        return status;
    }
    if (const auto other = others.find(path); other != others.end()) {
        sys::FileStatus status;
        status.type = other->second;
        return status;
    }
    for (const auto& [name, file] : files_) {
        if (!lies_below(name, path)) continue;
        sys::FileStatus status;
        status.id = {file.device, std::hash<std::string>{}(path)};
        status.type = sys::FileType::directory;
        status.allocated = room_of_directories;
        return status;
    }
    return refuse(ENOENT, "fstatat");
}

sys::SysResult<sys::UniqueFd> InventedFiles::openat(int directory, const std::string& name, sys::OpenMode,
                                                    std::uint32_t) {
    const std::string path = full_path(directory, name);
    if (const auto refusal = unopenable.find(path); refusal != unopenable.end())
        return refuse(refusal->second, "openat");
    if (const auto status = status_of(path); !status) return refuse(ENOENT, "openat");
    opened.push_back(path);
    auto fd = inner_.openat(sys::working_directory, "/dev/null", sys::OpenMode::read_typed);
    if (fd) open_[fd->get()] = {.path = path};
    return fd;
}

sys::SysResult<sys::UniqueFd> InventedFiles::dup(int fd) {
    auto other = inner_.dup(fd);
    if (other) open_[other->get()] = open_.at(fd);
    return other;
}

sys::SysResult<sys::FileStatus> InventedFiles::fstat(int fd) {
    return status_of(open_.at(fd).path);
}

sys::SysResult<sys::FileStatus> InventedFiles::fstatat(int directory, const std::string& name, bool) {
    return status_of(full_path(directory, name));
}

sys::SysResult<std::vector<sys::DirectoryEntry>> InventedFiles::getdents(int directory) {
    std::vector<sys::DirectoryEntry> entries;
    auto& open = open_.at(directory);
    if (std::exchange(open.listed, true)) return entries;
    std::set<std::string> seen;
    for (const auto& [path, file] : files_) {
        if (!lies_below(path, open.path)) continue;
        const std::string rest = path.substr(open.path.size() + 1);
        const std::string name = rest.substr(0, rest.find('/'));
        if (!seen.insert(name).second) continue;
        entries.push_back({name, name == rest ? sys::FileType::regular : sys::FileType::directory, file.inode});
    }
    return entries;
}

sys::SysResult<std::vector<sys::RawExtent>> InventedFiles::fiemap(int fd, ByteRange range, bool sync,
                                                                  std::size_t most) {
    if (!maps_extents) return refuse(EOPNOTSUPP, "FS_IOC_FIEMAP");
    if (on_fiemap) on_fiemap(open_.at(fd).path);
    if (sync) ++syncs, file_at(fd).dirty_pages = 0;
    std::vector<sys::RawExtent> found;
    const auto& extents = file_at(fd).extents;
    for (const auto& extent : extents) {
        const bool inside = extent.logical_end() > range.offset && extent.logical < range.end();
        if (!inside || found.size() == std::min(most, largest_batch)) continue;
        found.push_back(extent);
        found.back().last = &extent == &extents.back();
    }
    return found;
}

std::vector<ByteRange> InventedFiles::data_of(const InventedFile& file) const {
    if (!file.data.empty()) return file.data;
    std::vector<ByteRange> ranges;
    for (const auto& extent : file.extents)
        if (!extent.unwritten) ranges.push_back({extent.logical, extent.length});
    return ranges;
}

sys::SysResult<std::uint64_t> InventedFiles::seek_data(int fd, std::uint64_t offset) {
    if (!seeks) return refuse(EINVAL, "lseek(SEEK_DATA)");
    for (const auto& range : data_of(file_at(fd)))
        if (range.end() > offset) return std::max(range.offset, offset);
    return refuse(ENXIO, "lseek(SEEK_DATA)");
}

sys::SysResult<std::uint64_t> InventedFiles::seek_hole(int fd, std::uint64_t offset) {
    for (const auto& range : data_of(file_at(fd)))
        if (range.offset <= offset && offset < range.end()) return range.end();
    return offset;
}

sys::SysResult<sys::CacheState> InventedFiles::cachestat(int fd) {
    if (!has_cachestat) return refuse(ENOSYS, "cachestat");
    return sys::CacheState{.dirty_pages = file_at(fd).dirty_pages};
}

sys::SysResult<std::uint32_t> InventedFiles::get_xflags(int fd) {
    return xflags[open_.at(fd).path];
}

std::uint64_t InventedFiles::magic_at(int fd) const {
    const auto status = status_of(open_.at(fd).path);
    const auto found = magic_of_device.find(status ? status->id.device : 0);
    return found == magic_of_device.end() ? magic : found->second;
}

sys::SysResult<sys::FilesystemFacts> InventedFiles::fstatfs(int fd) {
    return sys::FilesystemFacts{.magic = magic_at(fd), .block_size = 4096};
}

sys::SysResult<std::string> InventedFiles::btrfs_fs_info(int fd) {
    if (magic_at(fd) != btrfs_magic) return refuse(ENOTTY, "BTRFS_IOC_FS_INFO");
    return std::string(16, 'B');
}

sys::SysResult<std::string> InventedFiles::get_fs_uuid(int) {
    if (uuid.empty()) return refuse(ENOTTY, "FS_IOC_GETFSUUID");
    return uuid;
}

sys::SysResult<std::uint64_t> InventedFiles::mount_id(int) {
    return 77;
}

}  // namespace drover::testing
