// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "engine/jobs/common/job_context.h"
#include "engine/transfer/expected_method.h"

namespace drover::jobs {

// Keeps a job's plan: what is found is booked here and shows up in the draft. One thread.
class PlanBook {
public:
    explicit PlanBook(JobContext& job) : job_(job) { job.plan.begin(); }

    // The filesystem that receives: any descriptor of it.
    void set_target(int fd, const fs::FilesystemProfile& profile);
    const fs::FilesystemProfile& target() const { return *target_; }
    void expect(Precision precision);

    void directory();
    // An entry is found once, and then has one fate at most: it is moved, renamed, linked, or nothing moves.
    void found(std::uint64_t size);
    void moved(std::uint64_t size, const transfer::Expectation& expected);
    void renamed(std::uint64_t size);
    void linked(std::uint64_t size);
    // Bytes that the target has to allocate.
    void needs(std::uint64_t bytes);
    void makes_inode();

    // Each of the next three is an item that would fail, as the job would say it; of conflicts where the fate is to
    // fail, with `error` where it is known better than that the name is taken.
    void conflict(ConflictSide source, ConflictSide existing, PlannedFate fate, std::optional<Error> error = {});
    void obstacle(PlannedObstacle obstacle);
    void fail(Error error, transfer::Side side, const std::string& source, const std::string& destination,
              JobRecord::Kind kind = JobRecord::Kind::other);
    // What was recorded before the walk.
    void take_errors();

    // The names of one directory of the target, for those that differ only in case.
    using Names = std::set<std::string>;
    // Whether the name can be there; else it is booked as an obstacle.
    bool name_fits(Names& names, const std::string& name, const std::string& source, const std::string& destination,
                   std::uint64_t size);

    void end();

private:
    std::string proposal(const Names& names, const std::string& name) const;

    JobContext& job_;
    const fs::FilesystemProfile* target_ = &fs::profile_of_magic(0);
    std::uint64_t block_ = 4096;
    std::uint64_t name_limit_ = 255;
};

}  // namespace drover::jobs
