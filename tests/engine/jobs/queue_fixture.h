// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "engine/jobs/queue/job_queue.h"
#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

// A queue whose jobs are all on one device, so that they wait for each other, and a place in memory for their files.
class QueueFixture : public ::testing::Test {
protected:
    class OneDisk : public FaultySyscalls {
        sys::SysResult<std::string> storage_device(int) override { return "sda"; }
    };

    JobId submit(JobRequest request, Engine::Start start = Engine::Start::when_possible);
    // A file that takes many seconds, unless it is stopped.
    JobRequest slow(const std::string& name);
    JobRequest quick(const std::string& name);
    std::optional<JobSnapshot> look(JobId id);
    bool becomes(JobId id, JobState state);  // within 20 seconds
    std::vector<JobId> order();

    TemporaryDirectory place_ = TemporaryDirectory::in_memory();
    OneDisk sys_;
    jobs::JobQueue queue_{sys_};
};

}  // namespace drover::testing
