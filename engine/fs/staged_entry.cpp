// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/staged_entry.h"

#include <array>
#include <atomic>
#include <cstdio>
#include <random>
#include <utility>

namespace drover::fs {

namespace {

constexpr const char* prefix = ".drover-";
constexpr const char* suffix = ".part";

}  // namespace

std::string staging_name() {
    static const unsigned process_tag = std::random_device{}();
    static std::atomic<unsigned> next{0};
    std::array<char, 40> name;
    const int length = std::snprintf(name.data(), name.size(), "%s%08x-%x%s", prefix, process_tag,
                                     next.fetch_add(1, std::memory_order_relaxed), suffix);
    return {name.data(), static_cast<std::size_t>(length)};
}

bool is_staging_name(const std::string& name) {
    return name.starts_with(prefix) && name.ends_with(suffix);
}

StagedEntry::StagedEntry(sys::Syscalls& sys, int directory, std::string name, std::string final_name)
    : sys_(&sys), directory_(directory), name_(std::move(name)), final_name_(std::move(final_name)) {}

StagedEntry StagedEntry::hidden(sys::Syscalls& sys, int directory, std::string final_name) {
    return {sys, directory, staging_name(), std::move(final_name)};
}

StagedEntry StagedEntry::direct(sys::Syscalls& sys, int directory, std::string final_name) {
    std::string name = final_name;
    return {sys, directory, std::move(name), std::move(final_name)};
}

StagedEntry::StagedEntry(StagedEntry&& other) noexcept
    : sys_(other.sys_),
      directory_(other.directory_),
      name_(std::move(other.name_)),
      final_name_(std::move(other.final_name_)),
      exists_(std::exchange(other.exists_, false)),
      directory_kind_(other.directory_kind_) {}

StagedEntry::~StagedEntry() {
    if (!exists_) return;
    // Nothing can be done about a failure here; the staging name tells what it is.
    if (directory_kind_) static_cast<void>(remove_tree(*sys_, directory_, name_));
    else static_cast<void>(sys_->unlinkat(directory_, name_));
}

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
}

sys::SysStatus StagedEntry::rename_without_replacing(const std::string& to) {
    auto status = sys_->renameat_noreplace(directory_, name_, directory_, to);
    if (status || !status.error().is(std::errc::invalid_argument)) return status;
    // EINVAL: the filesystem lacks RENAME_NOREPLACE. A hard link does not replace either; where there are none
    // (FAT), a look before the rename leaves a short moment in which another program could take the name.
    if (!directory_kind_) {
        const auto linked = sys_->linkat(directory_, name_, directory_, to);
        if (linked || same_inode(*sys_, directory_, name_, directory_, to)) return sys_->unlinkat(directory_, name_);
        if (linked.error().is(std::errc::file_exists)) return linked;
    }
    if (sys_->fstatat(directory_, to)) return std::unexpected(sys::SysError{std::errc::file_exists, "renameat"});
    return sys_->renameat(directory_, name_, directory_, to);
}

bool same_inode(sys::Syscalls& sys, int directory, const std::string& name, int other_directory,
                const std::string& other_name) {
    const auto one = sys.fstatat(directory, name);
    const auto other = sys.fstatat(other_directory, other_name);
    return one && other && one->id == other->id;
}

sys::SysStatus remove_tree(sys::Syscalls& sys, int directory, const std::string& name) {
    auto removed = sys.unlinkat(directory, name);
    if (removed || !removed.error().is(std::errc::is_a_directory)) return removed;
    {
        const auto inside = sys.openat(directory, name, sys::OpenMode::directory);
        if (!inside) return std::unexpected(inside.error());
        for (;;) {
            const auto entries = sys.getdents(inside->get());
            if (!entries) return std::unexpected(entries.error());
            if (entries->empty()) break;
            for (const auto& entry : *entries)
                if (const auto status = remove_tree(sys, inside->get(), entry.name); !status) return status;
        }
    }
    return sys.unlinkat(directory, name, true);
}

}  // namespace drover::fs
