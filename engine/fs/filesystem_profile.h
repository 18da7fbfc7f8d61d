// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/fs/name_rules.h"
#include "engine/sys/syscalls.h"

namespace drover::fs {

// What is known of a filesystem type. Hints to order or skip steps; a wrong one costs time, never data.
struct FilesystemProfile {
    std::uint64_t magic = 0;  // f_type of statfs(2)
    std::string_view name;

    // The result of a kernel copy may be a clone, so it is looked at afterwards.
    bool clones = false;
    // Clones within it succeed nearly always, so that a plan may count on them.
    bool clones_as_a_rule = false;
    // A clone of preallocated space is preallocated space. Else it is a hole (XFS).
    bool clones_preallocation = true;
    // Two st_dev are two filesystems, between which nothing is cloned or copied by the kernel. False where only the
    // call tells: subvolumes, layers, network filesystems.
    bool has_one_device = true;
    // Growing a file leaves a hole. False: ftruncate writes zeros (vfat).
    bool holes = true;
    // st_size is the number of bytes that a read delivers. False for /proc, /sys and what lies behind FUSE.
    bool sizes_are_true = true;
    // SEEK_DATA and SEEK_HOLE agree with read(2). False on network filesystems and FUSE.
    bool seek_is_true = true;
    // The addresses in its extent maps are places on the disk. False on SMB, which gives offsets in the file.
    bool maps_tell_addresses = true;
    // What the extent map calls shared is shared, block by block. False on btrfs, which says it of whole extents, also
    // of parts that only one file uses.
    bool maps_tell_sharing_by_block = false;
    // Owner and permissions are the file's. False where those of the mount may stand for them.
    bool holds_rights = true;
    // Bytes that one file can have.
    std::uint64_t largest_file = UINT64_MAX;
    NameRules names = NameRules::posix;
    // Files and directories are all there can be: no symlinks, hard links, devices, FIFOs, sockets.
    bool only_files = false;

    // Files below these sizes are read and written, because a clone or a kernel copy of so few bytes costs more than
    // it saves. Bytes; chosen by tests/bench (see filesystem_profile.cpp).
    std::uint64_t clone_from = 0;
    std::uint64_t kernel_from = 0;
    // A file that is one of many is cloned below clone_from, too.
    bool clones_trees_at_any_size = false;
    // A kernel copy to or from the middle of a block writes dirty data out first (13.2 s instead of 2.3 s for 100,000
    // files on btrfs), so such ranges are read and written.
    bool kernel_copy_wants_alignment = false;

    // Threads that may create small files in it at once before they slow each other down.
    unsigned small_file_writers = 2;
    // The same where the small files of a tree become clones.
    unsigned small_file_cloners = 2;
};

// Every filesystem that Drover knows by name. Any other gets the last entry, "unknown".
std::span<const FilesystemProfile> known_filesystems();

const FilesystemProfile& profile_of_magic(std::uint64_t magic);

// Of the filesystem that holds `fd`; "unknown" where even that cannot be asked.
const FilesystemProfile& profile_of(sys::Syscalls& sys, int fd);

}  // namespace drover::fs
