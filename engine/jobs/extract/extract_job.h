// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include "engine/jobs/common/job_body.h"
#include "engine/jobs/extract/member_placer.h"

namespace drover::jobs {

// The members of each archive go into the destination directory.
class ExtractJob final : public JobBody {
public:
    ExtractJob(JobContext& job, WorkerSlots& slots)
        : job_(job),
          slots_(slots),
          work_(job.sys, job.control, job.progress, slots.front()),
          dresser_(job),
          small_(job, dresser_, slots, work_) {}

    void run() override;

private:
    // By the members' numbers. Where there are answers, only these members are meant.
    using Answers = std::map<std::uint64_t, Answer>;

    std::optional<sys::UniqueFd> open_destination();
    void extract(const std::string& path, const Answers& answers);
    // True: to the end, and nothing was damaged.
    bool read_members(archive::ArchiveReader& reader, MemberPlacer& placer, const std::string& path,
                      const Answers& answers);
    void read_again(archive::ArchiveReader& reader, MemberPlacer& placer);
    bool end_early();
    // False: nothing more can be read.
    bool report(const archive::ReadError& error, const std::string& path);
    void ask();
    std::size_t helper_count() const;
    void refuse(const std::string& path, std::string reason);
    void fail(const std::string& path, Error error);

    JobContext& job_;
    WorkerSlots& slots_;
    transfer::Workspace work_;
    MemberDresser dresser_;
    DeliveredFiles delivered_;
    std::optional<DestinationTree> tree_;
    SmallFiles small_;
};

}  // namespace drover::jobs
