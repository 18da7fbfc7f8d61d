// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/leftover.h"

#include <utility>

#include "engine/fs/remove_tree.h"
#include "engine/fs/staging_name.h"

namespace drover::fs {

namespace {

bool can_be_locked(const sys::FileStatus& status) {
    return status.type == sys::FileType::regular || status.type == sys::FileType::directory;
}

sys::SysResult<sys::UniqueFd> open(sys::Syscalls& sys, int directory, const std::string& name, sys::FileType type) {
    if (type == sys::FileType::directory) return sys.openat(directory, name, sys::OpenMode::directory);
    auto fd = sys.openat(directory, name, sys::OpenMode::write);
    // It had its permissions already.
    const bool read_only = !fd && fd.error().is(std::errc::permission_denied);
    return read_only ? sys.openat(directory, name, sys::OpenMode::read) : std::move(fd);
}

}  // namespace

std::optional<Leftover> claim_leftover(sys::Syscalls& sys, int directory, const std::string& name) {
    const auto there = sys.fstatat(directory, name);
    if (!there || !can_be_locked(*there)) return std::nullopt;
    auto fd = open(sys, directory, name, there->type);
    if (!fd || !sys.flock(fd->get())) return std::nullopt;
    const auto locked = sys.fstat(fd->get());
    // Its maker may have given it its final name before it let go of the lock.
    const auto now = sys.fstatat(directory, name);
    if (!locked || !now || now->id != locked->id) return std::nullopt;
    return Leftover{std::move(*fd), *locked};
}

bool remove_leftover(sys::Syscalls& sys, int directory, const std::string& name) {
    const auto there = sys.fstatat(directory, name);
    if (!there) return there.error().is(std::errc::no_such_file_or_directory);
    if (!can_be_locked(*there)) return sys.unlinkat(directory, name).has_value();
    const auto left = claim_leftover(sys, directory, name);
    return left && remove_tree(sys, directory, name);
}

void remove_leftovers(sys::Syscalls& sys, int directory, const std::string& final_name) {
    for (unsigned number = 0; number < most_staging_names; ++number) {
        const std::string name = staging_name(final_name, number);
        if (!sys.fstatat(directory, name)) return;
        static_cast<void>(remove_leftover(sys, directory, name));
    }
}

sys::SysResult<bool> hold_new(sys::Syscalls& sys, int fd) {
    // Where nothing can be locked, nobody takes anything for a leftover.
    if (const auto own = sys.flock(fd); !own) return !own.error().is(std::errc::operation_would_block);
    const auto status = sys.fstat(fd);
    if (!status) return std::unexpected(status.error());
    return status->links > 0;
}

}  // namespace drover::fs
