// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/make_directories.h"

namespace drover::fs {

sys::SysStatus make_directories(sys::Syscalls& sys, const std::string& path, std::uint32_t permissions) {
    for (std::size_t end = 0; end != std::string::npos;) {
        end = path.find('/', end + 1);
        const auto made = sys.mkdirat(sys::working_directory, path.substr(0, end), permissions);
        if (!made && !made.error().is(std::errc::file_exists)) return made;
    }
    return {};
}

}  // namespace drover::fs
