// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace drover::test {

// What the contract tests expect of a filesystem type. To test one more: a line in test_filesystems.cpp.
struct FilesystemKind {
    const char* name;
    bool clones = false;
    bool maps_extents = false;         // FIEMAP
    bool keeps_preallocation = false;  // a clone of preallocated space is preallocated too; else it is a hole
    std::uint64_t inline_below = 0;    // files smaller than this live inside the metadata and share nothing
};

std::span<const FilesystemKind> filesystem_kinds();
const FilesystemKind& filesystem_kind(std::string_view name);

// Where it is mounted, or why it is not. The first call makes and mounts it; it stays until the process ends.
struct MountedFilesystem {
    std::string path;
    std::string missing;  // empty where there is a path
};
const MountedFilesystem& mounted(const FilesystemKind& kind);

// An empty directory on one of them, removed with everything in it at the end.
class FreshDirectory {
public:
    explicit FreshDirectory(const FilesystemKind& kind);
    FreshDirectory(const FreshDirectory&) = delete;
    FreshDirectory& operator=(const FreshDirectory&) = delete;
    ~FreshDirectory();

    const std::string& path() const { return path_; }
    std::string operator/(const std::string& name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

}  // namespace drover::test

// To be used inside a test: leaves it, with the reason, where the filesystem is not to be had.
#define DROVER_NEED_FILESYSTEM(kind)                                                 \
    if (const auto* place = &::drover::test::mounted(kind); !place->missing.empty()) \
    GTEST_SKIP() << (kind).name << ": " << place->missing
