// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/directory_rights.h"

namespace drover::jobs {

namespace {

constexpr std::uint32_t sticky_bit = 01000;

DirectoryRights::Refusal not_permitted(const char* call) {
    return sys::SysError{std::errc::operation_not_permitted, call};
}

}  // namespace

const DirectoryRights::Facts& DirectoryRights::facts() {
    if (!facts_) facts_ = ask();
    return *facts_;
}

DirectoryRights::Facts DirectoryRights::ask() const {
    Facts found;
    if (sys_ == nullptr) return found;
    if (const auto may = sys_->faccessat(directory_, ".", sys::Right::change_entries); !may) found.change = may.error();
    found.append_only = is_append_only(*sys_, directory_);
    if (const auto status = sys_->fstat(directory_)) {
        found.sticky = (status->permissions & sticky_bit) != 0;
        found.owner = status->uid;
    }
    return found;
}

DirectoryRights::Refusal DirectoryRights::to_make(const char* call) {
    const auto& change = facts().change;
    if (!change) return std::nullopt;
    return sys::SysError{change->code, call};
}

DirectoryRights::Refusal DirectoryRights::to_name(const char* call) {
    return facts().append_only ? not_permitted(call) : std::nullopt;
}

DirectoryRights::Refusal DirectoryRights::to_take(const std::string& name, const sys::FileStatus& entry,
                                                  const char* call) {
    if (auto change = to_make(call)) return change;
    if (sys_ == nullptr) return std::nullopt;
    if (facts().append_only || belongs_to_others(entry)) return not_permitted(call);
    const auto flags = sys_->statx(directory_, name);
    if (!flags) return std::nullopt;
    if (flags->immutable || flags->append_only) return not_permitted(call);
    if (flags->mount_root) return sys::SysError{std::errc::device_or_resource_busy, call};
    return std::nullopt;
}

// In a sticky directory.
bool DirectoryRights::belongs_to_others(const sys::FileStatus& entry) {
    if (!facts().sticky) return false;
    const std::uint32_t user = sys_->effective_user();
    return user != 0 && user != entry.uid && user != facts().owner;
}

bool is_append_only(sys::Syscalls& sys, int directory) {
    const auto flags = sys.statx(directory, "");
    return flags && flags->append_only;
}

}  // namespace drover::jobs
