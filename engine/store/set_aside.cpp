// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/set_aside.h"

namespace drover::store {

namespace {

constexpr int most_names = 1000;

sys::SysStatus rename_here(sys::Syscalls& sys, const std::string& from, const std::string& to) {
    return sys.renameat_noreplace(sys::working_directory, from, sys::working_directory, to);
}

}  // namespace

Result<std::string> set_aside(sys::Syscalls& sys, const std::string& path) {
    for (int number = 1; number <= most_names; ++number) {
        const std::string name = path + ".old-" + std::to_string(number);
        const auto renamed = rename_here(sys, path, name);
        if (!renamed && renamed.error().is(std::errc::file_exists)) continue;
        if (!renamed) return std::unexpected(sys::to_error(renamed.error(), path));
        // What is not written into the database yet. Mostly there is none, and without it nothing is lost twice.
        for (const char* suffix : {"-wal", "-shm"}) static_cast<void>(rename_here(sys, path + suffix, name + suffix));
        return name;
    }
    return std::unexpected(sys::to_error({std::errc::file_exists, "renameat2"}, path));
}

}  // namespace drover::store
