// SPDX-License-Identifier: GPL-3.0-or-later
// A new folder is complete, and another program has taken its name: who comes second does as the policy says.
#include <ostream>

#include "tests/engine/jobs/resume_fixture.h"

namespace drover::testing {

namespace {

struct Policy {
    const char* title;
    ConflictPolicy on_conflict;
    JobState state;
    bool kept;  // beside the other's

    friend void PrintTo(const Policy& one, std::ostream* out) { *out << one.title; }
};

class TakenMeanwhile : public ResumeTest, public ::testing::WithParamInterface<Policy> {
protected:
    FinishedJob run(JobKind kind) {
        const bool moves = kind == JobKind::move;
        FaultySyscalls sys;
        if (moves) sys.fail(Call::renameat_noreplace, EXDEV).at(1);
        // A moment before the folder gets its name.
        sys.observe(Call::renameat_noreplace, moves ? 2 : 1,
                    [&](const CallSite&) { files::create_directory(target()); });
        JobRequest wanted = request(kind);
        wanted.options.go_on = false;
        wanted.options.on_conflict = GetParam().on_conflict;
        return run_job(sys, wanted);
    }
    void expect_result(const FinishedJob& job) const {
        const auto& policy = GetParam();
        EXPECT_EQ(job.shot.state, policy.state) << ::testing::PrintToString(job.told());
        EXPECT_EQ(names_below(target()), Lines{});
        EXPECT_EQ(files::exists(place / "to/from (2)"), policy.kept);
        EXPECT_EQ(staging_leftovers(place / "to"), Lines{});
        if (policy.kept) {
            EXPECT_TRUE(same_tree(pristine(), place / "to/from (2)"));
        } else {
            EXPECT_EQ(job.shot.counts.files_done, 0U);
            EXPECT_EQ(job.shot.counts.directories_done, 0U);
        }
        if (policy.on_conflict == ConflictPolicy::fail) {
            EXPECT_EQ(job.told(), Lines{"from: EEXIST"});
        }
    }
};

TEST_P(TakenMeanwhile, by_a_copy) {
    expect_result(run(JobKind::copy));
    EXPECT_TRUE(same_tree(pristine(), from()));
}

TEST_P(TakenMeanwhile, by_a_move) {
    expect_result(run(JobKind::move));
    EXPECT_EQ(files::exists(from()), !GetParam().kept);
    if (!GetParam().kept) {
        EXPECT_TRUE(same_tree(pristine(), from()));
    }
}

INSTANTIATE_TEST_SUITE_P(With, TakenMeanwhile,
                         ::testing::Values(Policy{"fail", ConflictPolicy::fail, JobState::failed, false},
                                           Policy{"skip", ConflictPolicy::skip, JobState::done, false},
                                           Policy{"keep_both", ConflictPolicy::keep_both, JobState::done, true},
                                           Policy{"replace", ConflictPolicy::replace, JobState::partial, true}),
                         [](const auto& test) { return test.param.title; });

}  // namespace

}  // namespace drover::testing
