// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "engine/archive/create/formats.h"
#include "engine/archive/create/resumable_tar.h"
#include "engine/archive/payload/archive_check.h"
#include "engine/jobs/archive/member_walk.h"
#include "engine/jobs/common/job_body.h"
#include "engine/jobs/copy/placement.h"

namespace drover::jobs {

// The sources become the members of one new archive. One thread finds and reads, this one writes, because an archive
// is a sequence. The archive has a hidden name until it is complete.
class ArchiveJob final : public JobBody {
public:
    ArchiveJob(JobContext& job, transfer::WorkerSlot& slot)
        : job_(job), slot_(slot), work_(job.sys, job.control, job.progress, slot) {}

    void run() override;

private:
    // Where the archive goes.
    bool find_destination();
    sys::SysResult<sys::UniqueFd> open_folder(const std::string& path);
    bool was_completed() const;
    std::optional<Place> place();
    void look_at_replaced();
    void dress_as_replaced(int fd);

    // Begun anew, or where an earlier run of this job ended.
    sys::SysResult<fs::StagedEntry::Part> begin_file(Place& place);
    std::uint32_t permissions() const;
    std::uint64_t sum_of_sources() const;
    void make_resumable(const Place& place, fs::StagedEntry::Part& part, const sys::FileStatus& created);
    bool was_kept(const FoundMember& found);
    void tell_what_was_kept();

    bool create(Place& place);
    std::uint64_t usual_alignment(std::uint64_t block) const;
    bool write_members(archive::ArchiveWriter& writer, sys::FileId own);
    bool write(archive::ArchiveWriter& writer, FoundMember& found);
    bool write_payload(archive::ArchiveWriter& writer, FoundMember& found);
    bool write_plain(archive::ArchiveWriter& writer, FoundMember& found);
    bool all_failed() const;
    bool complete(archive::ArchiveWriter& writer, sys::UniqueFd fd, Place& place);
    bool expect_payload(const FoundMember& found, bool whole);
    bool verified(const Place& place);

    bool fits_simple_format(FoundMember& found);
    void become_hard_link(FoundMember& found) const;
    void written(const FoundMember& found);
    void remember_name(const FoundMember& found);
    void skip(const char* why);     // the whole job
    void fail_member(Error error);  // by the error's path
    bool fail_destination(sys::SysError error);

    JobContext& job_;
    transfer::WorkerSlot& slot_;
    transfer::Workspace work_;
    const archive::Format* format_ = nullptr;
    DirectoryPairPtr directory_;  // only its destination is used
    Item item_;
    std::optional<sys::FileStatus> replaced_;         // the file that the archive takes the place of
    archive::ArchiveCheck check_;                     // only filled to verify
    std::optional<archive::ResumableTar> resumable_;  // once it is begun, if it is a .tar
    std::map<sys::FileId, std::string> first_names_;  // of files with several, once they are in the archive
};

}  // namespace drover::jobs
