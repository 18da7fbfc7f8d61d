// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/archive/read/archive_reader.h"
#include "engine/fs/owner_names.h"
#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// Owner, attributes, permissions and times as an archive tells them. An archive is a stranger's word: only root gives
// files to others, makes set-id programs, and sets attributes that grant powers; for others the umask counts, as with
// tar, bsdtar, unzip and 7-Zip, for what access lists grant as well. What cannot be kept is noted as a loss. Not
// thread-safe.
class MemberDresser {
public:
    explicit MemberDresser(JobContext& job)
        : job_(job), owners_(job.sys), root_(job.sys.effective_user() == 0), umask_(job.sys.umask()) {}

    bool root() const { return root_; }

    // Else it goes to nobody, whom the number does not mean.
    bool has_possible_owner(const archive::Member& member);

    // The entry that the member should become.
    sys::FileStatus wanted(const archive::ReadMember& found);

    // `now` is what it is after its creation; `inherits_acl`: its directory gave it an access list. Times are set last.
    void dress(int fd, const archive::Member& member, const sys::FileStatus& wanted, const sys::FileStatus& now,
               bool inherits_acl, const std::string& path);
    // The same for what cannot be opened.
    void dress(fs::MetadataCopier::Name name, const archive::Member& member, const sys::FileStatus& wanted,
               bool inherits_acl, const std::string& path);

private:
    template <typename Set, typename Remove>
    bool set_attributes(const archive::Member& member, bool inherits_acl, const std::string& path, Set set,
                        Remove remove);
    bool may_set(const std::string& attribute) const;
    std::uint32_t permissions_of(const archive::Member& member) const;

    JobContext& job_;
    fs::OwnerNames owners_;
    bool root_;
    std::uint32_t umask_;
};

}  // namespace drover::jobs
