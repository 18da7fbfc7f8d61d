// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_filesystems.h"

#include <sys/stat.h>

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>

#include "tests/support/loop_filesystem.h"
#include "tests/support/suite_directory.h"

namespace drover::test {

namespace {

constexpr std::uint64_t MiB = 1024 * 1024;

constexpr std::array kinds{
    FilesystemKind{
        .name = "btrfs", .clones = true, .maps_extents = true, .keeps_preallocation = true, .inline_below = 2048},
    FilesystemKind{.name = "xfs", .clones = true, .maps_extents = true},
    FilesystemKind{.name = "ext4", .maps_extents = true},
    FilesystemKind{.name = "tmpfs"},
};

FilesystemRecipe recipe_for(const std::string& name) {
    if (name == "btrfs") return {"btrfs", 1024 * MiB, {"mkfs.btrfs", "-q"}, ""};
    // 300 MiB is the least that newer mkfs.xfs makes.
    if (name == "xfs") return {"xfs", 1024 * MiB, {"mkfs.xfs", "-q", "-m", "reflink=1"}, ""};
    // Small images would get small blocks, and inodes without room for nanoseconds and times before 1970.
    if (name == "ext4") return {"ext4", 768 * MiB, {"mkfs.ext4", "-q", "-F", "-b", "4096", "-I", "256"}, ""};
    return {"tmpfs", 0, {}, "size=768m,mode=755"};
}

struct Slot {
    std::unique_ptr<LoopFilesystem> filesystem;
    MountedFilesystem seen;
};

Slot mount_kind(const FilesystemKind& kind) {
    auto made = LoopFilesystem::make(recipe_for(kind.name));
    if (!made) return {nullptr, {"", made.error()}};
    ::chmod(made->path().c_str(), 0755);
    auto filesystem = std::make_unique<LoopFilesystem>(std::move(*made));
    std::string path = filesystem->path();
    return {std::move(filesystem), {std::move(path), ""}};
}

}  // namespace

std::span<const FilesystemKind> filesystem_kinds() {
    return kinds;
}

const FilesystemKind& filesystem_kind(std::string_view name) {
    for (const auto& kind : kinds)
        if (kind.name == name) return kind;
    throw std::invalid_argument("no filesystem kind " + std::string(name));
}

const MountedFilesystem& mounted(const FilesystemKind& kind) {
    static_cast<void>(suite_directory());  // made before the slots, so that it goes after them
    static std::map<std::string, Slot> slots;
    auto found = slots.find(kind.name);
    if (found == slots.end()) found = slots.emplace(kind.name, mount_kind(kind)).first;
    return found->second.seen;
}

FreshDirectory::FreshDirectory(const FilesystemKind& kind) {
    static int number = 0;
    path_ = mounted(kind).path + "/" + std::to_string(++number);
    if (::mkdir(path_.c_str(), 0755) < 0) throw std::runtime_error("cannot make " + path_);
}

FreshDirectory::~FreshDirectory() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

}  // namespace drover::test
