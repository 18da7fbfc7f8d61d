// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/api/engine.h"
#include "engine/sys/syscalls.h"

namespace drover::testing {

struct FinishedJob {
    JobSnapshot shot;
    std::vector<ItemReport> items;

    const std::vector<Error>& errors() const { return *shot.errors; }
    // "path: CODE" or "path: reason" of each error, in order, without the directory.
    std::vector<std::string> told() const;
};

JobRequest copying(const std::filesystem::path& source, const std::filesystem::path& destination,
                   const JobOptions& options = {});
JobRequest moving(const std::filesystem::path& source, const std::filesystem::path& destination,
                  const JobOptions& options = {});

// Runs one job to its end. A job that does not end within half a minute hangs: the whole test program is ended, as no
// destructor could join its workers.
FinishedJob run_job(sys::Syscalls& sys, JobRequest request);
FinishedJob run_job(JobRequest request);

// What this process has open.
std::size_t open_descriptors();
// Whether it comes down to `expected` within a second: a thread that is about to end may still hold one.
bool descriptors_come_down_to(std::size_t expected);

}  // namespace drover::testing
