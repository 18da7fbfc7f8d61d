// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/sys/syscalls.h"

namespace drover::jobs {

// What a plan foresees of a directory: whether entries may be made in it and taken from it. Asks the system and changes
// nothing; only what no call tells without doing it (append-only, immutable, sticky, mounted on) is put together here.
// Asked on first use, then remembered. The answers carry the error of `call`, which the job would make. One thread.
class DirectoryRights {
public:
    using Refusal = std::optional<sys::SysError>;

    DirectoryRights() = default;  // of one that the job makes: nothing is refused
    DirectoryRights(sys::Syscalls& sys, int directory) : sys_(&sys), directory_(directory) {}

    Refusal to_make(const char* call);
    // What was made gets its name by a rename.
    Refusal to_name(const char* call);
    // To remove, rename or replace an entry.
    Refusal to_take(const std::string& name, const sys::FileStatus& entry, const char* call);

private:
    struct Facts {
        Refusal change;
        bool append_only = false;
        bool sticky = false;
        std::uint32_t owner = 0;
    };
    const Facts& facts();
    Facts ask() const;
    bool belongs_to_others(const sys::FileStatus& entry);

    sys::Syscalls* sys_ = nullptr;
    int directory_ = -1;
    std::optional<Facts> facts_;
};

// Entries may be made in it, but neither get another name nor go: what is staged there would stay for ever.
bool is_append_only(sys::Syscalls& sys, int directory);
// What giving the name would answer there, before anything is made.
constexpr sys::SysError append_only_refuses(bool replacing = false) {
    return {std::errc::operation_not_permitted, replacing ? "renameat" : "renameat2"};
}

}  // namespace drover::jobs
