// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/temporary_directory.h"

#include <stdlib.h>
#include <sys/stat.h>

#include <system_error>

namespace drover::testing {

namespace {

namespace files = std::filesystem;

files::path make_below(const files::path& parent) {
    std::string name = (parent / "drover-test-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr)
        throw std::system_error(errno, std::generic_category(), "mkdtemp below " + parent.string());
    return name;
}

}  // namespace

TemporaryDirectory::TemporaryDirectory() : path_(make_below(files::temp_directory_path())) {}

TemporaryDirectory::TemporaryDirectory(const files::path& parent) : path_(make_below(parent)) {}

TemporaryDirectory TemporaryDirectory::in_memory() {
    std::error_code none;
    const bool there = files::is_directory("/dev/shm", none);
    return there ? TemporaryDirectory("/dev/shm") : TemporaryDirectory();
}

TemporaryDirectory::~TemporaryDirectory() {
    if (path_.empty()) return;
    std::error_code ignored;
    // Directories that the user may not write to cannot be emptied either.
    for (files::recursive_directory_iterator at(path_, files::directory_options::skip_permission_denied, ignored), end;
         at != end; at.increment(ignored)) {
        if (ignored) break;
        if (at->is_directory(ignored) && !at->is_symlink(ignored)) ::chmod(at->path().c_str(), 0700);
    }
    files::remove_all(path_, ignored);
}

}  // namespace drover::testing
