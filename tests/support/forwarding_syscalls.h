// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "engine/sys/syscalls.h"

namespace drover::testing {

// One entry for each member of sys::Syscalls.
enum class Call : std::uint8_t {
    openat,
    openat_beneath,
    close,
    fstat,
    fstatat,
    getdents,
    mkdirat,
    mknodat,
    symlinkat,
    readlinkat,
    linkat,
    renameat,
    renameat_noreplace,
    unlinkat,
    faccessat,
    statx,
    flock,
    dup,
    pread,
    pwrite,
    copy_file_range,
    ficlone,
    ficlonerange,
    ftruncate,
    seek_data,
    seek_hole,
    fiemap,
    cachestat,
    fsync,
    syncfs,
    sync_file_range,
    read_ahead,
    drop_cache,
    fchown,
    fchownat,
    fchmod,
    fchmodat,
    futimens,
    utimensat,
    flistxattr,
    fgetxattr,
    fsetxattr,
    fremovexattr,
    listxattrat,
    getxattrat,
    setxattrat,
    removexattrat,
    get_flags,
    set_flags,
    get_xflags,
    fstatfs,
    btrfs_fs_info,
    get_fs_uuid,
    mount_id,
    storage_device,
    storage_facts,
    writeback_facts,
};
inline constexpr std::size_t call_count = static_cast<std::size_t>(Call::writeback_facts) + 1;
std::string_view call_name(Call call);

// What a call is about, as far as it has such arguments.
struct CallSite {
    Call call{};
    int fd = -1;                        // the file, the directory of a name, or the file written to
    const std::string* name = nullptr;  // of the *at calls; of a rename or link the new name
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    bool names(std::string_view wanted) const { return name != nullptr && *name == wanted; }
};

// The operating system, with a place to interfere before each call. By itself it changes nothing: a test overrides the
// members it wants to lie with, or `before` to see or fail any call at all.
class ForwardingSyscalls : public sys::Syscalls {
public:
    explicit ForwardingSyscalls(sys::Syscalls& inner = sys::linux_syscalls()) : inner_(inner) {}

    sys::SysResult<sys::UniqueFd> openat(int directory, const std::string& name, sys::OpenMode mode,
                                         std::uint32_t permissions) override;
    sys::SysResult<sys::UniqueFd> openat_beneath(int directory, const std::string& path, sys::OpenMode mode,
                                                 std::uint32_t permissions) override;
    sys::SysStatus close(sys::UniqueFd fd) override;
    sys::SysResult<sys::FileStatus> fstat(int fd) override;
    sys::SysResult<sys::FileStatus> fstatat(int directory, const std::string& name, bool follow) override;
    sys::SysResult<std::vector<sys::DirectoryEntry>> getdents(int directory) override;
    sys::SysStatus mkdirat(int directory, const std::string& name, std::uint32_t permissions) override;
    sys::SysStatus mknodat(int directory, const std::string& name, const sys::FileStatus& like) override;
    sys::SysStatus symlinkat(const std::string& target, int directory, const std::string& name) override;
    sys::SysResult<std::string> readlinkat(int directory, const std::string& name) override;
    sys::SysStatus linkat(int from_directory, const std::string& from, int to_directory,
                          const std::string& to) override;
    sys::SysStatus renameat(int from_directory, const std::string& from, int to_directory,
                            const std::string& to) override;
    sys::SysStatus renameat_noreplace(int from_directory, const std::string& from, int to_directory,
                                      const std::string& to) override;
    sys::SysStatus unlinkat(int directory, const std::string& name, bool remove_directory) override;
    sys::SysStatus faccessat(int directory, const std::string& name, sys::Right right) override;
    sys::SysResult<sys::EntryFlags> statx(int directory, const std::string& name) override;
    sys::SysStatus flock(int fd) override;
    sys::SysResult<sys::UniqueFd> dup(int fd) override;

    sys::SysResult<std::size_t> pread(int fd, std::span<std::byte> buffer, std::uint64_t offset) override;
    sys::SysResult<std::size_t> pwrite(int fd, std::span<const std::byte> data, std::uint64_t offset) override;
    sys::SysResult<std::uint64_t> copy_file_range(int from, std::uint64_t from_offset, int to, std::uint64_t to_offset,
                                                  std::uint64_t length) override;
    sys::SysStatus ficlone(int from, int to) override;
    sys::SysStatus ficlonerange(int from, ByteRange range, int to, std::uint64_t to_offset) override;
    sys::SysStatus ftruncate(int fd, std::uint64_t size) override;
    sys::SysResult<std::uint64_t> seek_data(int fd, std::uint64_t offset) override;
    sys::SysResult<std::uint64_t> seek_hole(int fd, std::uint64_t offset) override;
    sys::SysResult<std::vector<sys::RawExtent>> fiemap(int fd, ByteRange range, bool sync, std::size_t most) override;
    sys::SysResult<sys::CacheState> cachestat(int fd) override;
    sys::SysStatus fsync(int fd) override;
    sys::SysStatus syncfs(int fd) override;
    sys::SysStatus sync_file_range(int fd, ByteRange range) override;
    sys::SysStatus read_ahead(int fd, ByteRange range) override;
    sys::SysStatus drop_cache(int fd) override;

    sys::SysStatus fchown(int fd, std::uint32_t uid, std::uint32_t gid) override;
    sys::SysStatus fchownat(int directory, const std::string& name, std::uint32_t uid, std::uint32_t gid) override;
    sys::SysStatus fchmod(int fd, std::uint32_t permissions) override;
    sys::SysStatus fchmodat(int directory, const std::string& name, std::uint32_t permissions) override;
    sys::SysStatus futimens(int fd, sys::Timestamp accessed, sys::Timestamp modified) override;
    sys::SysStatus utimensat(int directory, const std::string& name, sys::Timestamp accessed,
                             sys::Timestamp modified) override;
    sys::SysResult<std::vector<std::string>> flistxattr(int fd) override;
    sys::SysResult<std::string> fgetxattr(int fd, const std::string& name) override;
    sys::SysStatus fsetxattr(int fd, const std::string& name, const std::string& value) override;
    sys::SysStatus fremovexattr(int fd, const std::string& name) override;
    sys::SysResult<std::vector<std::string>> listxattrat(int directory, const std::string& name) override;
    sys::SysResult<std::string> getxattrat(int directory, const std::string& name,
                                           const std::string& attribute) override;
    sys::SysStatus setxattrat(int directory, const std::string& name, const std::string& attribute,
                              const std::string& value) override;
    sys::SysStatus removexattrat(int directory, const std::string& name, const std::string& attribute) override;
    sys::SysResult<std::uint32_t> get_flags(int fd) override;
    sys::SysStatus set_flags(int fd, std::uint32_t flags) override;
    sys::SysResult<std::uint32_t> get_xflags(int fd) override;

    sys::SysResult<sys::FilesystemFacts> fstatfs(int fd) override;
    sys::SysResult<std::string> btrfs_fs_info(int fd) override;
    sys::SysResult<std::string> get_fs_uuid(int fd) override;
    sys::SysResult<std::uint64_t> mount_id(int fd) override;
    sys::SysResult<std::string> storage_device(int fd) override;
    sys::SysResult<sys::StorageFacts> storage_facts(int fd) override;
    sys::SysResult<sys::WritebackFacts> writeback_facts(const std::string& device) override;
    std::uint32_t effective_user() override { return inner_.effective_user(); }
    std::uint32_t umask() override { return inner_.umask(); }
    sys::Timestamp boot_time() override { return inner_.boot_time(); }
    void prepare_process() override { inner_.prepare_process(); }

protected:
    // Called before each call. An error is returned in its place; `length` may be made smaller by the calls that move
    // bytes, to move no more than that.
    virtual std::optional<sys::SysError> before(CallSite& site) {
        static_cast<void>(site);
        return std::nullopt;
    }
    // Called after pread, pwrite and copy_file_range, ficlone and ficlonerange that went well.
    virtual void moved(Call call, std::uint64_t bytes) {
        static_cast<void>(call);
        static_cast<void>(bytes);
    }

    sys::Syscalls& inner_;

private:
    template <typename Forward>
    auto forward(CallSite site, Forward call) -> decltype(call(site)) {
        if (const auto error = before(site)) return std::unexpected(*error);
        return call(site);
    }
};

}  // namespace drover::testing
