// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/staged_entry.h"

#include <algorithm>
#include <utility>

#include "engine/fs/leftover.h"
#include "engine/fs/remove_tree.h"

namespace drover::fs {

namespace {

std::unexpected<sys::SysError> name_in_use() {
    return std::unexpected(sys::SysError{std::errc::file_exists, "openat"});
}

}  // namespace

StagedEntry::StagedEntry(sys::Syscalls& sys, int directory, std::string final_name, Way way)
    : sys_(&sys),
      directory_(directory),
      name_(way == Way::hidden ? staging_name(final_name) : final_name),
      final_name_(std::move(final_name)),
      way_(way) {}

StagedEntry StagedEntry::hidden(sys::Syscalls& sys, int directory, std::string final_name) {
    return {sys, directory, std::move(final_name), Way::hidden};
}

StagedEntry StagedEntry::direct(sys::Syscalls& sys, int directory, std::string final_name) {
    return {sys, directory, std::move(final_name), Way::direct};
}

StagedEntry StagedEntry::in_leftover(sys::Syscalls& sys, int directory, std::string final_name) {
    return {sys, directory, std::move(final_name), Way::in_leftover};
}

StagedEntry::StagedEntry(StagedEntry&& other) noexcept
    : sys_(other.sys_),
      directory_(other.directory_),
      name_(std::move(other.name_)),
      final_name_(std::move(other.final_name_)),
      way_(other.way_),
      exists_(std::exchange(other.exists_, false)),
      directory_kind_(other.directory_kind_),
      lock_(std::move(other.lock_)) {}

StagedEntry::~StagedEntry() {
    if (!exists_) return;
    // Nothing can be done about a failure here; the staging name tells what it is.
    if (directory_kind_) static_cast<void>(remove_tree(*sys_, directory_, name_));
    else static_cast<void>(sys_->unlinkat(directory_, name_));
}

// --- making ----------------------------------------------------------------------------------------------------------

template <typename Function>
auto StagedEntry::under_a_free_name(Function make) -> decltype(make()) {
    for (unsigned number = 0;; ++number) {
        if (way_ == Way::hidden) name_ = staging_name(final_name_, number);
        auto made = make();
        if (!made && made.error().is(std::errc::file_exists) && clear_name()) made = make();
        if (made) exists_ = true;
        const bool in_use = !made && made.error().is(std::errc::file_exists) && way_ == Way::hidden;
        if (!in_use || number == most_staging_names) return made;
    }
}

bool StagedEntry::clear_name() {
    if (way_ == Way::hidden) return remove_leftover(*sys_, directory_, name_);
    return way_ == Way::in_leftover && remove_tree(*sys_, directory_, name_);
}

sys::SysResult<sys::UniqueFd> StagedEntry::create_file(std::uint32_t permissions) {
    return under_a_free_name([&] { return try_file(permissions); });
}

sys::SysResult<sys::UniqueFd> StagedEntry::try_file(std::uint32_t permissions) {
    auto fd = sys_->openat(directory_, name_, sys::OpenMode::create_new, permissions);
    if (!fd || way_ != Way::hidden) return fd;
    const auto held = hold_new(*sys_, fd->get());
    if (held && !*held) return name_in_use();
    // The lock has to outlive the descriptor, which is closed before the entry gets its name.
    auto lock = held ? sys_->dup(fd->get()) : std::unexpected(held.error());
    if (!lock) {
        static_cast<void>(sys_->unlinkat(directory_, name_));
        return std::unexpected(lock.error());
    }
    lock_ = std::move(*lock);
    return fd;
}

sys::SysStatus StagedEntry::create_directory(std::uint32_t permissions) {
    directory_kind_ = true;
    return under_a_free_name([&] { return try_directory(permissions); });
}

sys::SysStatus StagedEntry::try_directory(std::uint32_t permissions) {
    const auto made = sys_->mkdirat(directory_, name_, permissions);
    if (!made || way_ != Way::hidden) return made;
    auto fd = sys_->openat(directory_, name_, sys::OpenMode::directory);
    const auto held = fd ? hold_new(*sys_, fd->get()) : std::unexpected(fd.error());
    if (held && !*held) return name_in_use();
    if (!held) {
        static_cast<void>(sys_->unlinkat(directory_, name_, true));
        return std::unexpected(held.error());
    }
    lock_ = std::move(*fd);
    return {};
}

sys::SysStatus StagedEntry::create(const Make& make) {
    return under_a_free_name([&] { return make(directory_, name_); });
}

// --- taking over -----------------------------------------------------------------------------------------------------

std::optional<StagedEntry::Part> StagedEntry::take_over_file(const PartRecord& source) {
    if (way_ != Way::hidden) return part_under(final_name_, source);
    for (unsigned number = 0; number < most_staging_names; ++number) {
        const std::string name = staging_name(final_name_, number);
        if (auto part = part_under(name, source)) return part;
        if (!sys_->fstatat(directory_, name)) return std::nullopt;
    }
    return std::nullopt;
}

std::optional<StagedEntry::Part> StagedEntry::part_under(const std::string& name, const PartRecord& source) {
    auto left = claim_leftover(*sys_, directory_, name);
    const auto usable = [&](const sys::FileStatus& status) {
        return status.type == sys::FileType::regular && status.links == 1 && status.uid == sys_->effective_user();
    };
    if (!left || !usable(left->status)) return std::nullopt;
    const auto record = read_record(*sys_, left->fd.get());
    if (!record || !record->same_source(source)) return std::nullopt;
    const std::uint64_t valid = valid_bytes(left->status, *record);
    if (valid == 0) return std::nullopt;
    // What came behind may never have reached the disk.
    if (!sys_->ftruncate(left->fd.get(), valid)) return std::nullopt;
    if (way_ == Way::hidden) {
        auto lock = sys_->dup(left->fd.get());
        if (!lock) return std::nullopt;
        lock_ = std::move(*lock);
    }
    name_ = name;
    exists_ = true;
    return Part{std::move(left->fd), valid, *record};
}

// A file that is shorter than its source grew byte by byte. All of that is there unless the system went down.
std::uint64_t StagedEntry::valid_bytes(const sys::FileStatus& part, const PartRecord& record) const {
    const std::uint64_t block = record.is_archive() ? 1 : 4096;  // ranges that begin on one may be cloned
    const bool lost_nothing = part.changed >= sys_->boot_time();
    const bool grew = part.size < record.size;
    const std::uint64_t valid = lost_nothing && grew ? std::max(part.size, record.on_disk) : record.on_disk;
    return std::min(valid, part.size) / block * block;
}

bool StagedEntry::take_over_directory() {
    for (unsigned number = 0; number < most_staging_names; ++number) {
        std::string name = staging_name(final_name_, number);
        auto left = claim_leftover(*sys_, directory_, name);
        const bool usable = left && left->status.type == sys::FileType::directory &&
                            left->status.uid == sys_->effective_user() &&
                            // Nobody else is to look in before it is complete.
                            sys_->fchmod(left->fd.get(), 0700);
        if (usable) {
            name_ = std::move(name);
            lock_ = std::move(left->fd);
            return exists_ = directory_kind_ = true;
        }
        if (!sys_->fstatat(directory_, name)) return false;
    }
    return false;
}

// --- its name --------------------------------------------------------------------------------------------------------

sys::SysStatus StagedEntry::commit(Replace replace) {
    if (name_ == final_name_) {
        exists_ = false;
        return {};
    }
    const auto status = replace == Replace::yes ? sys_->renameat(directory_, name_, directory_, final_name_)
                                                : rename_without_replacing(final_name_);
    if (status) named(final_name_);
    return status;
}

sys::SysStatus StagedEntry::commit_as(const std::string& other_name) {
    auto status = rename_without_replacing(other_name);
    if (status) named(other_name);
    return status;
}

void StagedEntry::named(const std::string& name) {
    exists_ = false;
    name_ = name;
    lock_.reset();
}

sys::SysStatus StagedEntry::rename_without_replacing(const std::string& to) {
    auto status = sys_->renameat_noreplace(directory_, name_, directory_, to);
    if (status || !status.error().is(std::errc::invalid_argument)) return status;
    // EINVAL: the filesystem lacks RENAME_NOREPLACE. A hard link does not replace either; where there are none
    // (FAT), a look before the rename leaves a short moment in which another program could take the name.
    if (!directory_kind_) {
        const auto linked = sys_->linkat(directory_, name_, directory_, to);
        if (linked || same_inode(*sys_, directory_, name_, directory_, to)) return drop_staging_name();
        if (linked.error().is(std::errc::file_exists)) return linked;
    }
    if (sys_->fstatat(directory_, to)) return std::unexpected(sys::SysError{std::errc::file_exists, "renameat"});
    return sys_->renameat(directory_, name_, directory_, to);
}

// Of a file that has its final name by now, so that whoever takes the other one for a leftover does no harm. NFS and
// FUSE would keep an open file under yet another name.
sys::SysStatus StagedEntry::drop_staging_name() {
    lock_.reset();
    auto removed = sys_->unlinkat(directory_, name_);
    const bool gone = !removed && removed.error().is(std::errc::no_such_file_or_directory);
    return gone ? sys::SysStatus{} : removed;
}

bool same_inode(sys::Syscalls& sys, int directory, const std::string& name, int other_directory,
                const std::string& other_name) {
    const auto one = sys.fstatat(directory, name);
    const auto other = sys.fstatat(other_directory, other_name);
    return one && other && one->id == other->id;
}

}  // namespace drover::fs
