// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/fs/part_record.h"
#include "engine/fs/staging_name.h"
#include "engine/sys/syscalls.h"

namespace drover::fs {

enum class Replace : std::uint8_t { no, yes };

// A new entry (file, symlink, special file or whole directory) that gets its final name only when it is complete.
// Until commit() an existing entry of that name stays untouched; without commit() the new one is removed again.
//
// Three ways. `hidden` gives the entry a staging name and renames it. `direct` uses the final name at once, for entries
// of a directory that is itself hidden. `in_leftover` does so where that directory was left by a job that died, and
// what stands there under that name goes.
//
// A job that dies leaves its hidden entries. The next one that makes the same entry removes or takes over what it
// finds (leftover.h); what another job is just making stays as it is, and a further staging name is used.
//
// Microseconds a file of 4 KiB by tests/bench/staging, direct / hidden / O_TMPFILE and linkat: ext4 69 / 112 / 110,
// XFS 84 / 144 / 70, btrfs 132 / 216 / 202, tmpfs 19 / 46 / 47. So a new tree is staged as a whole, and only what is
// merged pays for each file. O_TMPFILE gains on XFS alone, cannot replace a file and leaves nothing to go on from.
class StagedEntry {
public:
    static StagedEntry hidden(sys::Syscalls& sys, int directory, std::string final_name);
    static StagedEntry direct(sys::Syscalls& sys, int directory, std::string final_name);
    static StagedEntry in_leftover(sys::Syscalls& sys, int directory, std::string final_name);

    StagedEntry(StagedEntry&& other) noexcept;
    StagedEntry& operator=(StagedEntry&&) = delete;
    ~StagedEntry();

    // Each makes the entry. EEXIST: the name of a direct one is taken, or nobody could have so many staging names.
    sys::SysResult<sys::UniqueFd> create_file(std::uint32_t permissions);  // write only
    sys::SysStatus create_directory(std::uint32_t permissions);
    using Make = std::function<sys::SysStatus(int directory, const std::string& name)>;
    sys::SysStatus create(const Make& make);  // a symlink, a special file, another name of a file

    // Instead: what a job that died left of this very entry. Only what belongs to this user.
    struct Part {
        sys::UniqueFd fd;         // write only
        std::uint64_t valid = 0;  // bytes from the start that are the source's
        PartRecord record{};      // what it says of itself
    };
    std::optional<Part> take_over_file(const PartRecord& source);
    bool take_over_directory();  // only of a hidden entry

    // Where the entry is: before the commit under its staging name.
    int directory() const { return directory_; }
    const std::string& name() const { return name_; }
    const std::string& final_name() const { return final_name_; }

    // EEXIST with Replace::no where the final name is taken; the entry then stays staged, so that the caller may
    // commit it under another name or let it go.
    sys::SysStatus commit(Replace replace);
    sys::SysStatus commit_as(const std::string& other_name);  // never replaces

private:
    enum class Way : std::uint8_t { hidden, direct, in_leftover };

    StagedEntry(sys::Syscalls& sys, int directory, std::string final_name, Way way);
    template <typename Function>
    auto under_a_free_name(Function make) -> decltype(make());
    bool clear_name();
    sys::SysResult<sys::UniqueFd> try_file(std::uint32_t permissions);
    sys::SysStatus try_directory(std::uint32_t permissions);
    std::optional<Part> part_under(const std::string& name, const PartRecord& source);
    std::uint64_t valid_bytes(const sys::FileStatus& part, const PartRecord& record) const;
    sys::SysStatus rename_without_replacing(const std::string& to);
    sys::SysStatus drop_staging_name();
    void named(const std::string& name);

    sys::Syscalls* sys_;
    int directory_;
    std::string name_;
    std::string final_name_;
    Way way_;
    bool exists_ = false;
    bool directory_kind_ = false;
    sys::UniqueFd lock_;  // tells others that the staging name is in use
};

// Two names of one inode. After a lost answer of an NFS server link() fails with EEXIST although it was done.
bool same_inode(sys::Syscalls& sys, int directory, const std::string& name, int other_directory,
                const std::string& other_name);

}  // namespace drover::fs
