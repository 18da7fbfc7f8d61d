// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/open_again.h"

namespace drover::fs {

sys::SysResult<sys::UniqueFd> open_above(sys::Syscalls& sys, int directory, const sys::FileId& expected) {
    return open_below(sys, directory, "..", expected);
}

sys::SysResult<sys::UniqueFd> open_below(sys::Syscalls& sys, int directory, const std::string& name,
                                         const sys::FileId& expected) {
    auto fd = sys.openat(directory, name, sys::OpenMode::directory);
    if (!fd) return fd;
    const auto status = sys.fstat(fd->get());
    if (!status) return std::unexpected(status.error());
    if (status->id != expected) return std::unexpected(sys::SysError{sys::stale_handle, "openat"});
    return fd;
}

}  // namespace drover::fs
