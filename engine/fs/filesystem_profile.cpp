// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/filesystem_profile.h"

#include <array>

namespace drover::fs {

namespace {

constexpr std::uint64_t KiB = 1024;
constexpr std::uint64_t GiB = KiB * KiB * KiB;
constexpr std::uint64_t never = UINT64_MAX;

// One line a filesystem. Magic numbers: statfs(2) and linux/magic.h.
//
// Thresholds, microseconds a file by tests/bench/method_by_size (clone or kernel copy / buffered):
//   btrfs clone   8 KiB 76/58, 16 KiB 58/58, 32 KiB 63/103. In a tree it is clones at any size: what is written small
//                 becomes work for the flushing threads at once. 20,000 files: all cloned 1.25 s, from 2 KiB 1.7 s,
//                 from 16 KiB 1.8 s, cp -a 1.75 s.
//                 One thread clones faster than two, which wait for each other's tree locks: 30,000 small files 529/596
//                 ms, 10,000 files of a source tree 212/261 (cp -a 609 and 247). Written from XFS: 907/877, 690/602.
//   XFS clone     8 KiB 44/43, 16 KiB 54/59, 32 KiB 55/71
//   ext4 kernel   4 KiB 42/41, 8 KiB 44/48, 16 KiB 46/58
//   tmpfs kernel  2 KiB 35/36, 4 KiB 35/38, 8 KiB 34/43
constexpr auto profiles = std::to_array<FilesystemProfile>({
    {.magic = 0x9123683E,
     .name = "btrfs",
     .clones = true,
     .clones_as_a_rule = true,
     .has_one_device = false,
     .clone_from = 16 * KiB,
     .kernel_from = 64 * KiB,
     .clones_trees_at_any_size = true,
     .kernel_copy_wants_alignment = true,
     .small_file_cloners = 1},
    {.magic = 0x58465342,
     .name = "xfs",
     .clones = true,
     .clones_as_a_rule = true,
     .clones_preallocation = false,
     .maps_tell_sharing_by_block = true,
     .clone_from = 16 * KiB,
     .kernel_from = 64 * KiB},
    {.magic = 0xEF53, .name = "ext4", .kernel_from = 8 * KiB},
    {.magic = 0x01021994, .name = "tmpfs", .kernel_from = 4 * KiB},
    {.magic = 0xF2F52010, .name = "f2fs", .kernel_from = 64 * KiB},
    {.magic = 0x2FC12FC1,
     .name = "zfs",
     .clones = true,
     .has_one_device = false,
     .clone_from = 128 * KiB,
     .kernel_from = 128 * KiB},
    {.magic = 0xCA451A4E,
     .name = "bcachefs",
     .clones = true,
     .clones_as_a_rule = true,
     .has_one_device = false,
     .clone_from = 64 * KiB,
     .kernel_from = 64 * KiB},
    {.magic = 0x794C7630,
     .name = "overlay",
     .clones = true,
     .has_one_device = false,
     .clone_from = 64 * KiB,
     .kernel_from = 64 * KiB},
    {.magic = 0x4D44,
     .name = "vfat",
     .holes = false,
     .holds_rights = false,
     .largest_file = 4 * GiB - 1,
     .names = NameRules::windows,
     .only_files = true,
     .kernel_from = 64 * KiB,
     .small_file_writers = 1},
    {.magic = 0x2011BAB0,
     .name = "exfat",
     .holes = false,
     .holds_rights = false,
     .names = NameRules::windows,
     .only_files = true,
     .kernel_from = 64 * KiB,
     .small_file_writers = 1},
    {.magic = 0x6969, .name = "nfs", .clones = true, .has_one_device = false, .seek_is_true = false},
    {.magic = 0xFF534D42,
     .name = "cifs",
     .clones = true,
     .has_one_device = false,
     .seek_is_true = false,
     .maps_tell_addresses = false,
     .holds_rights = false},
    {.magic = 0xFE534D42,
     .name = "smb2",
     .clones = true,
     .has_one_device = false,
     .seek_is_true = false,
     .maps_tell_addresses = false,
     .holds_rights = false},
    {.magic = 0x65735546,
     .name = "fuse",
     .has_one_device = false,
     .sizes_are_true = false,
     .seek_is_true = false,
     .holds_rights = false,
     .kernel_from = 64 * KiB},
    {.magic = 0x9FA0, .name = "proc", .sizes_are_true = false, .seek_is_true = false, .kernel_from = never},
    {.magic = 0x62656572, .name = "sysfs", .sizes_are_true = false, .seek_is_true = false, .kernel_from = never},
    {.magic = 0x64626720, .name = "debugfs", .sizes_are_true = false, .seek_is_true = false, .kernel_from = never},
    {.magic = 0x74726163, .name = "tracefs", .sizes_are_true = false, .seek_is_true = false, .kernel_from = never},
    {.magic = 0x27E0EB, .name = "cgroup", .sizes_are_true = false, .seek_is_true = false, .kernel_from = never},
    {.magic = 0x63677270, .name = "cgroup2", .sizes_are_true = false, .seek_is_true = false, .kernel_from = never},
    {.magic = 0,
     .name = "unknown",
     .clones = true,
     .has_one_device = false,
     .sizes_are_true = false,
     .seek_is_true = false,
     .holds_rights = false},
});

}  // namespace

std::span<const FilesystemProfile> known_filesystems() {
    return profiles;
}

const FilesystemProfile& profile_of_magic(std::uint64_t magic) {
    for (const auto& profile : profiles)
        if (profile.magic == magic) return profile;
    return profiles.back();
}

const FilesystemProfile& profile_of(sys::Syscalls& sys, int fd) {
    const auto facts = sys.fstatfs(fd);
    return facts ? profile_of_magic(facts->magic) : profiles.back();
}

}  // namespace drover::fs
