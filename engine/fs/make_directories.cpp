// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/make_directories.h"

#include "engine/base/path.h"

namespace drover::fs {

sys::SysStatus make_directories(sys::Syscalls& sys, const std::string& path, std::uint32_t permissions) {
    for (std::size_t end = 0; end != std::string::npos;) {
        end = path.find('/', end + 1);
        const auto made = sys.mkdirat(sys::working_directory, path.substr(0, end), permissions);
        if (!made && !made.error().is(std::errc::file_exists)) return made;
    }
    return {};
}

sys::SysResult<sys::UniqueFd> open_directory_of(sys::Syscalls& sys, const std::string& path) {
    auto fd = sys.openat(sys::working_directory, path, sys::OpenMode::root);
    return fd ? std::move(fd) : sys.openat(sys::working_directory, parent_of(path), sys::OpenMode::root);
}

sys::SysResult<sys::UniqueFd> open_nearest(sys::Syscalls& sys, std::string path) {
    for (;;) {
        auto fd = sys.openat(sys::working_directory, path, sys::OpenMode::root);
        const bool missing = !fd && fd.error().is(std::errc::no_such_file_or_directory);
        if (!missing || path == "." || path == "/") return fd;
        path = parent_of(path);
    }
}

}  // namespace drover::fs
