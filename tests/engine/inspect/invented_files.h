// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/api/extent_comparison.h"
#include "engine/api/tree_usage.h"
#include "tests/support/forwarding_syscalls.h"

namespace drover::testing {

inline constexpr std::uint64_t KiB = 1024;
inline constexpr std::uint64_t btrfs_magic = 0x9123683E;
inline constexpr std::uint64_t xfs_magic = 0x58465342;
inline constexpr std::uint64_t ext4_magic = 0xEF53;
inline constexpr std::uint64_t tmpfs_magic = 0x01021994;
inline constexpr std::uint64_t fuse_magic = 0x65735546;
inline constexpr std::uint64_t smb_magic = 0xFE534D42;
inline constexpr std::uint64_t overlay_magic = 0x794C7630;

// One extent in few words: mapped(0, 4096).at(1 << 20).shared().
class mapped {
public:
    mapped(std::uint64_t logical, std::uint64_t length) { raw_.logical = logical, raw_.length = length; }
    mapped& at(std::uint64_t physical) { return raw_.physical = physical, *this; }
    mapped& shared() { return raw_.shared = true, *this; }
    mapped& unwritten() { return raw_.unwritten = true, *this; }
    mapped& encoded() { return raw_.encoded = true, *this; }
    mapped& inlined() { return raw_.inlined = true, *this; }
    mapped& delayed() { return raw_.delayed = raw_.unknown = true, *this; }
    mapped& unknown() { return raw_.unknown = true, *this; }
    operator sys::RawExtent() const { return raw_; }

private:
    sys::RawExtent raw_;
};

struct InventedFile {
    std::uint64_t size = 0;
    std::vector<sys::RawExtent> extents{};
    std::uint64_t allocated = UINT64_MAX;  // else the sum of the extents
    std::uint64_t device = 1;
    std::uint64_t inode = 0;  // 0: one of its own
    std::uint64_t links = 1;
    std::vector<ByteRange> data{};  // what SEEK_DATA says; nothing: as the extents
    std::uint64_t dirty_pages = 0;
};

// An operating system whose files are what a test says. Directories are the parts of their names.
class InventedFiles : public ForwardingSyscalls {
public:
    InventedFile& add(const std::string& path, InventedFile file);

    std::uint64_t magic = xfs_magic;
    bool maps_extents = true;
    bool has_cachestat = true;
    bool seeks = true;
    std::string uuid = "0123456789abcdef";  // empty: the filesystem tells none
    std::map<std::uint64_t, std::uint64_t> magic_of_device;
    std::map<std::string, int> unopenable;        // errno by path
    std::map<std::string, sys::FileType> others;  // what is no regular file, by path
    std::vector<std::string> opened;
    std::uint64_t room_of_directories = 0;  // bytes of each
    std::function<void(const std::string& path)> on_fiemap;
    std::size_t largest_batch = 512;
    std::uint64_t syncs = 0;

    sys::SysResult<sys::UniqueFd> openat(int directory, const std::string& name, sys::OpenMode mode,
                                         std::uint32_t permissions) override;
    sys::SysResult<sys::UniqueFd> dup(int fd) override;
    sys::SysResult<sys::FileStatus> fstat(int fd) override;
    sys::SysResult<sys::FileStatus> fstatat(int directory, const std::string& name, bool follow) override;
    sys::SysResult<std::vector<sys::DirectoryEntry>> getdents(int directory) override;
    sys::SysResult<std::vector<sys::RawExtent>> fiemap(int fd, ByteRange range, bool sync, std::size_t most) override;
    sys::SysResult<std::uint64_t> seek_data(int fd, std::uint64_t offset) override;
    sys::SysResult<std::uint64_t> seek_hole(int fd, std::uint64_t offset) override;
    sys::SysResult<sys::CacheState> cachestat(int fd) override;
    sys::SysResult<std::uint32_t> get_xflags(int fd) override;
    sys::SysResult<sys::FilesystemFacts> fstatfs(int fd) override;
    sys::SysResult<std::string> btrfs_fs_info(int fd) override;
    sys::SysResult<std::string> get_fs_uuid(int fd) override;
    sys::SysResult<std::uint64_t> mount_id(int fd) override;

    std::map<std::string, std::uint32_t> xflags;  // by path

private:
    struct Open {
        std::string path;
        bool listed = false;
    };
    std::string full_path(int directory, const std::string& name) const;
    sys::SysResult<sys::FileStatus> status_of(const std::string& path) const;
    std::uint64_t magic_at(int fd) const;
    InventedFile& file_at(int fd) { return files_.at(open_.at(fd).path); }
    std::vector<ByteRange> data_of(const InventedFile& file) const;

    std::map<std::string, InventedFile> files_;
    std::map<int, Open> open_;
    std::uint64_t next_inode_ = 1000;
};

}  // namespace drover::testing
