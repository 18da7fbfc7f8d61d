// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/errno_policy.h"

#include <algorithm>
#include <array>

namespace drover::transfer {

namespace {

using enum std::errc;

// Sources: copy-engine bug reports for cp, Go, Rust, Python, libuv, Node and others; see tests/README.md.
constexpr std::array next_after_any{function_not_supported,  // seccomp, old kernels
                                    inappropriate_io_control_operation,
                                    operation_not_supported,  // the usual answer of a filesystem without clones
                                    not_supported,
                                    invalid_argument,  // btrfs: NOCOW and checksum flags differ
                                    cross_device_link,
                                    bad_file_descriptor,                // O_APPEND target, rclone
                                    text_file_busy,                     // swap file as source
                                    operation_not_permitted,            // seccomp, immutable
                                    permission_denied};                 // CephFS
constexpr std::array next_after_kernel_copy{no_such_file_or_directory,  // CIFS, fuse-overlayfs
                                            value_too_large, file_too_large, is_a_directory};
constexpr std::array next_after_clone{resource_unavailable_try_again};  // ZFS: the source is not yet on the disk

template <std::size_t N>
bool among(const std::array<std::errc, N>& list, std::errc code) {
    return std::ranges::find(list, code) != list.end();
}

bool is_smb(const fs::FilesystemProfile& profile) {
    return profile.name == "cifs" || profile.name == "smb2";
}

}  // namespace

Reaction react(MethodId method, sys::SysError error, const fs::FilesystemProfile& destination) {
    if (error.is(interrupted)) return Reaction::retry;
    if (among(next_after_any, error.code)) return Reaction::next_method;
    if (method == MethodId::kernel && among(next_after_kernel_copy, error.code)) return Reaction::next_method;
    if (method == MethodId::kernel && error.is(io_error) && is_smb(destination)) return Reaction::next_method;
    if (method == MethodId::clone && among(next_after_clone, error.code)) return Reaction::next_method;
    return Reaction::fail;
}

bool holds_for_all_files(sys::SysError error) {
    return error.is(cross_device_link) || error.is(operation_not_supported) || error.is(not_supported) ||
           error.is(inappropriate_io_control_operation) || error.is(function_not_supported);
}

bool blames_destination(sys::SysError error) {
    return error.is(no_space_on_device) || error.is(sys::quota_exceeded) || error.is(file_too_large) ||
           error.is(read_only_file_system);
}

}  // namespace drover::transfer
