// SPDX-License-Identifier: GPL-3.0-or-later
// A job that goes on where one that died ended: in a hidden tree, in a hidden file, among finished files.
#include <unistd.h>

#include "engine/fs/part_record.h"
#include "engine/transfer/checkpoints.h"
#include "tests/engine/jobs/resume_fixture.h"

namespace drover::testing {

namespace {

TEST_F(ResumeTest, goes_on_in_the_tree_that_was_left) {
    leave_hidden_tree();
    const auto finished = inode(hidden() / "a");
    const auto job = run_job(request());
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    expect_complete();
    EXPECT_EQ(inode(target() / "a"), finished) << "it was copied again";
    EXPECT_GE(job.shot.counts.files_skipped, 1U);
}

TEST_F(ResumeTest, move_goes_on_in_the_tree_that_was_left) {
    leave_hidden_tree();
    const auto finished = inode(hidden() / "a");
    OnOtherFilesystem sys;
    const auto job = run_job(sys, request(JobKind::move));
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    expect_complete();
    EXPECT_EQ(inode(target() / "a"), finished);
    EXPECT_FALSE(files::exists(from()));
}

TEST_F(ResumeTest, job_that_does_not_go_on_begins_anew) {
    leave_hidden_tree();
    const auto finished = inode(hidden() / "a");
    JobRequest anew = request();
    anew.options.go_on = false;
    EXPECT_EQ(run_job(anew).shot.state, JobState::done);
    expect_complete();
    EXPECT_NE(inode(target() / "a"), finished);
}

TEST_F(ResumeTest, leaves_nothing_of_a_file_that_can_no_longer_be_read) {
    leave_hidden_tree();
    FaultySyscalls sys;
    sys.fail(Call::openat, EIO).where([](const CallSite& site) { return site.names("b"); });
    EXPECT_EQ(run_job(sys, request()).told(), Lines{"b: EIO"});
    EXPECT_FALSE(files::exists(target() / "b"));
    EXPECT_TRUE(files::exists(target() / "e/f"));
}

TEST_F(ResumeTest, cancelled_again_keeps_what_is_whole_and_nothing_else) {
    leave_hidden_tree();
    // A full disk ends the job before it gets to anything.
    FaultySyscalls sys;
    for (const Call call : {Call::openat, Call::mkdirat, Call::pwrite, Call::linkat, Call::symlinkat})
        sys.fail(call, ENOSPC).where([](const CallSite& site) { return site.call != Call::openat || site.names("b"); });
    EXPECT_NE(run_job(sys, request()).shot.state, JobState::done);
    EXPECT_EQ(read_file(target() / "a"), read_file(from() / "a"));
    for (const auto& name : names_below(target())) {
        if (files::is_regular_file(target() / name)) {
            EXPECT_EQ(read_file(target() / name), read_file(pristine() / name)) << name;
        }
    }
    EXPECT_EQ(run_job(request()).shot.state, JobState::done);
    expect_complete();
}

TEST_F(ResumeTest, after_a_power_loss_a_look_is_not_enough) {
    leave_hidden_tree();
    TreeBuilder(hidden()).file("a", std::string(5000, '\0')).modified("a", time_of(from() / "a"));
    Rebooted sys;
    EXPECT_EQ(run_job(sys, request()).shot.state, JobState::done);
    expect_complete();
}

TEST_F(ResumeTest, verify_is_a_look_inside) {
    run_job(request());
    const std::int64_t time = time_of(target() / "b");
    TreeBuilder(target()).file("b", std::string(70'000, '\0')).modified("b", time);
    EXPECT_EQ(run_job(request(JobKind::copy, true)).shot.state, JobState::done);
    expect_complete();
}

TEST_F(ResumeTest, same_time_and_another_size_is_somebody_elses) {
    run_job(request());
    TreeBuilder(target()).file("b", "mine").modified("b", time_of(from() / "b"));
    EXPECT_EQ(run_job(request()).told(), Lines{"b: EEXIST"});
    EXPECT_EQ(read_file(target() / "b"), "mine");
}

// Killed when the tree had its name and a part of the sources was gone.
TEST_F(ResumeTest, move_removes_what_is_left_of_the_source) {
    run_job(request());
    files::remove(from() / "a");
    files::remove_all(from() / "e");
    OnOtherFilesystem sys;
    const auto job = run_job(sys, request(JobKind::move));
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    expect_complete();
    EXPECT_FALSE(files::exists(from()));
}

TEST_F(ResumeTest, move_keeps_what_only_looks_the_same) {
    run_job(request());
    TreeBuilder(target()).file("b", std::string(70'000, '\0')).modified("b", time_of(from() / "b"));
    OnOtherFilesystem sys;
    EXPECT_EQ(run_job(sys, request(JobKind::move)).shot.state, JobState::done);
    EXPECT_EQ(read_file(target() / "b"), read_file(pristine() / "b"));
}

TEST_F(ResumeTest, move_that_had_ended_has_nothing_to_do) {
    run_job(request());
    files::remove_all(from());
    const auto job = run_job(request(JobKind::move));
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    expect_complete();
}

TEST_F(ResumeTest, hard_links_stay_one_file) {
    run_job(request());
    files::remove(target() / "d/twin");  // the copy that came first
    EXPECT_EQ(run_job(request()).shot.state, JobState::done);
    EXPECT_TRUE(same_tree(pristine(), target(), {.times = false}));
    EXPECT_EQ(inode(target() / "d/twin"), inode(target() / "d/twin 2"));
}

// Size and time of modification are as they were; what was copied is not.
TEST_F(ResumeTest, part_of_a_large_file_that_changed_is_of_no_use) {
    if (!user_attributes_work(place.path())) GTEST_SKIP() << "no extended attributes in memory here";
    constexpr std::size_t half = transfer::Checkpoints::worth_it / 2;
    const auto content = pattern(transfer::Checkpoints::worth_it + 12'345, 9);
    TreeBuilder(place.path()).file("large", pattern(content.size(), 10)).modified("large", an_hour);
    auto& sys = sys::linux_syscalls();
    const auto before = sys.fstatat(sys::working_directory, (place / "large").string());
    const auto part = place / "to" / fs::staging_name("large");
    write_file(part, pattern(half, 10));
    const auto fd = sys.openat(sys::working_directory, part.string(), sys::OpenMode::write);
    ASSERT_TRUE(fs::write_record(sys, fd->get(), transfer::Checkpoints::record_of(*before)).has_value());
    ::usleep(20'000);  // the clock of a filesystem ticks in milliseconds
    TreeBuilder(place.path()).file("large", content).modified("large", an_hour);
    EXPECT_EQ(run_job(of_large()).shot.state, JobState::done);
    EXPECT_TRUE(same_bytes(content, read_file(place / "to/large")));
}

TEST_F(ResumeTest, large_file_goes_on_inside) {
    if (!user_attributes_work(place.path())) GTEST_SKIP() << "no extended attributes in memory here";
    constexpr std::size_t half = transfer::Checkpoints::worth_it / 2;
    const auto content = pattern(transfer::Checkpoints::worth_it + 12'345, 9);
    TreeBuilder(place.path()).file("large", content).modified("large", an_hour);
    const auto part = place / "to" / fs::staging_name("large");
    write_file(part, content.substr(0, half));
    auto& sys = sys::linux_syscalls();
    const auto fd = sys.openat(sys::working_directory, part.string(), sys::OpenMode::write);
    const auto source = sys.fstatat(sys::working_directory, (place / "large").string());
    ASSERT_TRUE(fs::write_record(sys, fd->get(), transfer::Checkpoints::record_of(*source)).has_value());
    const auto job = run_job(of_large());
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    EXPECT_TRUE(same_bytes(content, read_file(place / "to/large")));
    EXPECT_EQ(job.shot.bytes.total(), content.size() - half);
    EXPECT_EQ(names_below(place / "to"), Lines{"large"});
    EXPECT_FALSE(fs::read_record(sys, fd->get())) << "the finished file says that it is not";
}

// --- a folder that is not complete -----------------------------------------------------------------------------------

TEST_F(ResumeTest, folder_of_a_job_that_ended_early_does_not_look_complete) {
    FaultySyscalls sys;
    sys.fail(Call::mkdirat, ENOSPC).where([](const CallSite& site) { return site.names("e"); });
    JobRequest first = request();
    first.options.go_on = false;
    first.options.workers = 1;
    const auto job = run_job(sys, first);
    EXPECT_EQ(job.shot.state, JobState::partial);
    EXPECT_NE(time_of(target()), time_of(from()));
    ASSERT_EQ(job.shot.warnings.size(), 1U);
    EXPECT_NE(job.shot.warnings.front().find("incomplete"), std::string::npos);
    EXPECT_EQ(run_job(request()).shot.state, JobState::done);
    expect_complete();
}

}  // namespace

}  // namespace drover::testing
