// SPDX-License-Identifier: GPL-3.0-or-later
// A job that goes on where one that died ended: in a hidden tree, in a hidden file, among finished files.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "engine/fs/part_record.h"
#include "engine/fs/staging_name.h"
#include "engine/transfer/checkpoints.h"
#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;
using Lines = std::vector<std::string>;

constexpr std::int64_t an_hour = 1'700'000'000'123'456'789;

ino_t inode(const files::path& path) {
    struct stat status{};
    ::lstat(path.c_str(), &status);
    return status.st_ino;
}

std::int64_t time_of(const files::path& path) {
    struct stat status{};
    ::lstat(path.c_str(), &status);
    return status.st_mtim.tv_sec * std::int64_t{1'000'000'000} + status.st_mtim.tv_nsec;
}

class OnOtherFilesystem : public FaultySyscalls {
public:
    OnOtherFilesystem() {
        fail(Call::renameat_noreplace, EXDEV).where([](const CallSite& site) { return site.names("from"); }).at(1);
    }
};

class Rebooted : public FaultySyscalls {
public:
    sys::Timestamp boot_time() override { return INT64_MAX; }
};

void build(const files::path& root) {
    TreeBuilder(root)
        .file("a", pattern(5000))
        .file("b", pattern(70'000, 2))
        .directory("d")
        .file("d/c", pattern(3000, 3))
        .file("d/twin", pattern(100, 4))
        .hard_link("d/twin 2", "d/twin")
        .symlink("d/link", "c")
        .directory("e")
        .file("e/f", "x");
    std::int64_t time = an_hour;
    for (const auto* name : {"a", "b", "d/c", "d/twin", "d/link", "e/f", "d", "e", ""})
        TreeBuilder(root).modified(name, time += 7);
}

class ResumeTest : public ::testing::Test {
protected:
    ResumeTest() {
        build(from());
        build(pristine());
        files::create_directory(place / "to");
    }
    files::path from() const { return place / "from"; }
    files::path pristine() const { return place / "pristine"; }
    files::path target() const { return place / "to/from"; }
    files::path hidden() const { return place / "to" / fs::staging_name("from"); }

    JobRequest request(JobKind kind = JobKind::copy, bool verify = false) const {
        JobRequest request = copying(from(), place / "to", {.verify = verify, .go_on = true, .log_items = true});
        request.kind = kind;
        return request;
    }
    // As a killed copy leaves it: one file is finished, one half done, one tree has not begun.
    void leave_hidden_tree() {
        files::create_directories(hidden() / "d");
        files::copy_file(from() / "a", hidden() / "a");
        files::copy_file(from() / "d/twin", hidden() / "d/twin");
        TreeBuilder(hidden())
            .modified("a", time_of(from() / "a"))
            .modified("d/twin", time_of(from() / "d/twin"))
            .file("b", pattern(20'000, 2))
            .file("gone by now", "x")
            .directory("gone too")
            .file("gone too/x", "x");
    }
    void expect_complete() const {
        EXPECT_TRUE(same_tree(pristine(), target()));
        EXPECT_EQ(names_below(place / "to").size(), names_below(pristine()).size() + 1);
    }

    TemporaryDirectory place = TemporaryDirectory::in_memory();
};

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

TEST_F(ResumeTest, large_file_goes_on_inside) {
    if (!user_attributes_work(place.path())) GTEST_SKIP() << "no extended attributes in memory here";
    constexpr std::size_t half = transfer::Checkpoints::worth_it / 2;
    const auto content = pattern(transfer::Checkpoints::worth_it + 12'345, 9);
    TreeBuilder(place.path()).file("large", content).modified("large", an_hour);
    const auto part = place / "to" / fs::staging_name("large");
    write_file(part, content.substr(0, half));
    auto& sys = sys::linux_syscalls();
    const auto fd = sys.openat(sys::working_directory, part.string(), sys::OpenMode::write);
    ASSERT_TRUE(fs::write_record(sys, fd->get(), {.size = content.size(), .modified = an_hour}).has_value());
    JobRequest going_on = request();
    going_on.sources = {(place / "large").string()};
    const auto job = run_job(going_on);
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
