// SPDX-License-Identifier: GPL-3.0-or-later
// A job that is cancelled before its nth system call, for every n: what it says at its end is what is there.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <ostream>

#include "engine/jobs/queue/job_queue.h"
#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

struct Task {
    const char* title;
    JobKind kind;
    const char* target;

    friend void PrintTo(const Task& one, std::ostream* out) { *out << one.title; }
};

class CancelledJob : public ::testing::TestWithParam<Task> {
protected:
    void SetUp() override {
        TreeBuilder(place_ / "from").file("a", pattern(40'000)).directory("d").file("d/b", pattern(3000, 3));
        files::create_directory(place_ / "to");
        if (GetParam().kind != JobKind::extract) return;
        JobRequest packing = copying(place_ / "from", place_ / "packed.tar");
        packing.kind = JobKind::archive;
        ASSERT_EQ(run_job(packing).shot.state, JobState::done);
    }

    JobRequest request() const {
        const bool unpacks = GetParam().kind == JobKind::extract;
        JobRequest request = copying(place_ / (unpacks ? "packed.tar" : "from"), target());
        request.kind = GetParam().kind;
        request.options.count_ahead = false;  // its calls come between the others
        return request;
    }
    files::path target() const { return place_ / "to" / GetParam().target; }

    // The state at the end. `calls` becomes greater than `number` if the job got that far.
    JobState cancelled_at(std::uint64_t number, std::uint64_t& calls) const {
        std::atomic<std::uint64_t> id{0};
        FaultySyscalls sys;
        jobs::JobQueue queue(sys);
        sys.on_any_call = [&](const CallSite&, std::uint64_t now) {
            if (now == number) queue.cancel(JobId{id.load()});
            return 0;
        };
        const auto job = queue.submit(request(), Engine::Start::held, {});
        EXPECT_TRUE(job) << job.error().message();
        if (!job) return JobState::failed;
        id = static_cast<std::uint64_t>(*job);
        queue.resume(*job);
        EXPECT_TRUE(queue.wait(*job, std::chrono::seconds(30)));
        if (sys.calls().size() >= number) calls = number + 1;
        return queue.snapshot().front().state;
    }

    TemporaryDirectory place_ = TemporaryDirectory::in_memory();
};

TEST_P(CancelledJob, says_what_is_there) {
    const bool one_file = GetParam().kind == JobKind::archive;
    bool was_done = false;
    bool was_cancelled = false;
    std::uint64_t calls = 1;
    for (std::uint64_t number = 1; number <= calls; ++number) {
        SCOPED_TRACE("cancelled before call " + std::to_string(number));
        const JobState state = cancelled_at(number, calls);
        EXPECT_EQ(staging_leftovers(place_ / "to"), std::vector<std::string>{});
        EXPECT_TRUE(state == JobState::done || state == JobState::cancelled);
        if (one_file) {
            EXPECT_EQ(files::exists(target()), state == JobState::done);
        } else if (state == JobState::done) {
            EXPECT_TRUE(same_tree(place_ / "from", place_ / "to/from"));
        }
        was_done |= state == JobState::done;
        was_cancelled |= state == JobState::cancelled;
        if (HasFailure()) return;
        files::remove_all(place_ / "to");
        files::create_directory(place_ / "to");
    }
    EXPECT_TRUE(was_cancelled);
    EXPECT_TRUE(was_done || !one_file);
    EXPECT_GT(calls, 20U);
}

INSTANTIATE_TEST_SUITE_P(Cancelled, CancelledJob,
                         ::testing::Values(Task{"copy", JobKind::copy, ""}, Task{"tar", JobKind::archive, "a.tar"},
                                           Task{"tar_zst", JobKind::archive, "a.tar.zst"},
                                           Task{"tar_xz", JobKind::archive, "a.tar.xz"},
                                           Task{"zip", JobKind::archive, "a.zip"},
                                           Task{"extract", JobKind::extract, ""}),
                         [](const auto& test) { return test.param.title; });

}  // namespace

}  // namespace drover::testing
