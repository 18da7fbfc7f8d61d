// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "engine/archive/member/member.h"
#include "engine/fs/filesystem_profile.h"
#include "engine/fs/owner_names.h"
#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// An entry of the sources on its way into an archive.
struct FoundMember {
    archive::Member member;
    std::string source_path;
    sys::FileStatus status;
    // Of a regular file: either opened, or already read because it is small.
    sys::UniqueFd file;
    const fs::FilesystemProfile* profile = nullptr;
    std::vector<std::byte> content;
};

// Walks the sources of an archive job in the order in which they are stored: a directory before what is in it, names
// in the order of their bytes. Never follows a symlink. What cannot be read is recorded as a failed item and left out.
// Used by one thread.
class MemberWalk {
public:
    // Files up to this size are read at once.
    static constexpr std::uint64_t small_file = std::uint64_t{64} * 1024;

    // `own` are the archive itself and the file that it takes the place of: they are left out. Returns false to end the
    // walk.
    using Visit = std::function<bool(FoundMember)>;
    MemberWalk(JobContext& job, std::vector<sys::FileId> own, Visit visit);

    void run();

private:
    // The directory in hand.
    struct Place {
        int directory;
        std::string source_path;  // as shown
        std::string member_path;  // as stored; empty at the top
        const fs::FilesystemProfile* profile;
        std::uint64_t device;
        bool at_top() const { return member_path.empty(); }
    };

    // Each returns false once the walk is to end; what fails is recorded and passed over.
    bool add_source(const std::string& source);
    bool add_top_directory(const Place& place);
    bool add_children(const Place& place);
    bool add_entry(const Place& place, const sys::DirectoryEntry& entry);
    bool add_directory(const Place& place, FoundMember found);
    bool add_regular(const Place& place, FoundMember found);
    bool add_other(const Place& place, FoundMember found);

    bool is_own(const sys::FileStatus& status) const;
    void refuse(const std::string& source, std::string reason);
    void warn_of_sockets();
    bool is_new_name(const std::string& name, const std::string& source);
    void describe(FoundMember& found) const;
    bool read_content(FoundMember& found);
    bool choose_sparse(FoundMember& found);
    sys::SysResult<bool> find_without_zeros(const FoundMember& found, std::vector<ByteRange>& data);
    bool fail(const std::string& path, sys::SysError error);

    JobContext& job_;
    std::vector<sys::FileId> own_;
    Visit visit_;
    mutable fs::OwnerNames owners_;
    std::set<std::string> given_names_;
    std::vector<std::byte> zeros_buffer_;
    bool has_top_directory_ = false;
    std::vector<std::string> sockets_;  // the first few
    std::uint64_t socket_count_ = 0;
};

}  // namespace drover::jobs
