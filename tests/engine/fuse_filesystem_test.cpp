// SPDX-License-Identifier: GPL-3.0-or-later
// Failures that a real kernel passes on from a real filesystem, which lies.
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <ostream>
#include <thread>

#include "tests/engine/job_run.h"
#include "tests/support/fuse_fixture.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

// The filesystem with these faults, or a skip that says why there is none.
#define MOUNT_LYING_FILESYSTEM(name, ...)                           \
    const FuseFixture name(DROVER_LYING_FILESYSTEM, {__VA_ARGS__}); \
    if (!name.missing().empty()) GTEST_SKIP() << "no FUSE: " << name.missing()

// libfuse hides what is removed while it is open, and lets go of it a moment after it was closed.
std::vector<std::string> settled_names(const FuseFixture& fuse) {
    const auto hidden = [](const std::string& name) { return name.starts_with(".fuse_hidden"); };
    auto names = names_below(fuse.backing());
    for (int tries = 0; tries < 200 && std::ranges::any_of(names, hidden); ++tries, names = names_below(fuse.backing()))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return names;
}

std::string number(int value) {
    return std::to_string(value);
}

TEST(Failure01, a_FUSE_file_that_says_it_is_empty_is_read_to_its_end) {
    MOUNT_LYING_FILESYSTEM(fuse, "size=0");
    const TemporaryDirectory to;
    write_file(fuse.backing() / "file", pattern(200'000));
    EXPECT_EQ(run_job(copying(fuse.mounted() / "file", to.path())).shot.state, JobState::done);
    EXPECT_TRUE(same_bytes(pattern(200'000), read_file(to / "file")));
}

TEST(Failure29, a_FUSE_filesystem_that_counts_no_blocks_loses_no_data) {
    MOUNT_LYING_FILESYSTEM(fuse, "blocks=0");
    const TemporaryDirectory to;
    for (const std::size_t size : {5000U, 3U << 20}) {
        write_file(fuse.backing() / "file", pattern(size));
        const auto job = run_job(copying(fuse.mounted() / "file", to.path(), {.on_conflict = ConflictPolicy::replace}));
        EXPECT_EQ(job.shot.state, JobState::done);
        EXPECT_TRUE(same_bytes(pattern(size), read_file(to / "file")));
    }
}

struct LateError {
    const char* title;
    const char* fault;
    int code;
    JobOptions options;

    friend void PrintTo(const LateError& one, std::ostream* out) { *out << one.title; }
};
class LateFuseError : public ::testing::TestWithParam<LateError> {};

TEST_P(LateFuseError, keeps_the_old_file) {
    const auto& [title, fault, code, options] = GetParam();
    MOUNT_LYING_FILESYSTEM(fuse, std::string(fault) + "=" + number(code), "full-at=1048576");
    const TemporaryDirectory from;
    write_file(from / "file", pattern(2 << 20));
    write_file(fuse.backing() / "file", "old");
    auto request = copying(from / "file", fuse.mounted(), options);
    const auto job = run_job(std::move(request));
    EXPECT_EQ(job.told(),
              std::vector<std::string>{std::string("file: ").append(sys::code_name(static_cast<std::errc>(code)))});
    EXPECT_EQ(read_file(fuse.backing() / "file"), "old");
    EXPECT_EQ(settled_names(fuse), std::vector<std::string>{"file"});
}
INSTANTIATE_TEST_SUITE_P(
    Failures, LateFuseError,
    ::testing::Values(
        LateError{"Failure55_ENOSPC_at_close", "flush", ENOSPC, {.on_conflict = ConflictPolicy::replace}},
        LateError{"Failure55_EDQUOT_at_close", "flush", EDQUOT, {.on_conflict = ConflictPolicy::replace}},
        LateError{"Failure55_EIO_at_fsync", "fsync", EIO, {.on_conflict = ConflictPolicy::replace, .verify = true}},
        LateError{"Failure56_ENOSPC_at_write", "write", ENOSPC, {.on_conflict = ConflictPolicy::replace}},
        LateError{"Failure56_EIO_at_write", "write", EIO, {.on_conflict = ConflictPolicy::replace}}),
    [](const auto& test) { return test.param.title; });

TEST(Failure59, verify_finds_what_a_real_filesystem_reads_back_wrong) {
    MOUNT_LYING_FILESYSTEM(fuse, "corrupt=70000");
    const TemporaryDirectory from;
    write_file(from / "file", pattern(100'000));
    const auto job = run_job(copying(from / "file", fuse.mounted(), {.verify = true}));
    EXPECT_EQ(job.told(), std::vector<std::string>{"file: The copy differs from byte 70000 on"});
    EXPECT_EQ(settled_names(fuse), std::vector<std::string>{});
}

TEST(Failure57, a_filesystem_without_unnamed_files_and_rename_flags_gets_whole_trees) {
    MOUNT_LYING_FILESYSTEM(fuse, "no-replace=1");
    const TemporaryDirectory from;
    build_sample_tree(from / "tree");
    for (int round = 0; round < 2; ++round) {  // the second finds every name taken
        const auto job = run_job(copying(from / "tree", fuse.mounted()));
        EXPECT_EQ(job.shot.state, round == 0 ? JobState::done : JobState::partial);
        EXPECT_TRUE(same_tree(from / "tree", fuse.backing() / "tree", {.holes = false}));
    }
    EXPECT_TRUE(staging_leftovers(fuse.backing()).empty());
}

TEST(Failure57, a_filesystem_without_hard_links_too_takes_files_and_never_replaces) {
    MOUNT_LYING_FILESYSTEM(fuse, "no-replace=1", "no-links=1");
    const TemporaryDirectory from;
    write_file(from / "file", "new");
    EXPECT_EQ(run_job(copying(from / "file", fuse.mounted())).shot.state, JobState::done);
    EXPECT_EQ(run_job(copying(from / "file", fuse.mounted())).told(), std::vector<std::string>{"file: EEXIST"});
    EXPECT_EQ(names_below(fuse.backing()), std::vector<std::string>{"file"});
}

TEST(Failure52, a_filesystem_without_attributes_warns_once) {
    MOUNT_LYING_FILESYSTEM(fuse, "no-attributes=1");
    const TemporaryDirectory from;
    build_sample_tree(from / "tree");
    const auto job = run_job(copying(from / "tree", fuse.mounted()));
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_EQ(job.shot.warnings.size(), 1U);
    EXPECT_TRUE(same_tree(from / "tree", fuse.backing() / "tree", {.holes = false, .attributes = false}));
}

TEST(Failure42, names_that_a_real_filesystem_refuses_cost_their_files_only) {
    MOUNT_LYING_FILESYSTEM(fuse, "illegal=" + number('?'));
    const TemporaryDirectory from;
    TreeBuilder(from / "tree").file("what?", "1").file("plain", "2").directory("why?").file("why?/not", "3");
    const auto job = run_job(copying(from / "tree", fuse.mounted()));
    EXPECT_EQ(job.shot.errors_total, 2U);
    EXPECT_EQ(names_below(fuse.backing()), (std::vector<std::string>{"tree", "tree/plain"}));
}

TEST(Failure44, a_filesystem_with_short_names_takes_the_longest_that_it_can) {
    MOUNT_LYING_FILESYSTEM(fuse, "longest=143");
    const TemporaryDirectory from;
    write_file(from / std::string(143, 'n'), "fits");
    write_file(from / std::string(144, 'n'), "does not");
    EXPECT_EQ(run_job(copying(from / std::string(143, 'n'), fuse.mounted())).shot.state, JobState::done);
    const auto job = run_job(copying(from / std::string(144, 'n'), fuse.mounted()));
    ASSERT_EQ(job.errors().size(), 1U);
    EXPECT_EQ(job.errors().front().code, "ENAMETOOLONG");
    EXPECT_EQ(names_below(fuse.backing()), std::vector<std::string>{std::string(143, 'n')});
}

TEST(Fuse, a_whole_tree_goes_in_and_comes_out_unchanged) {
    MOUNT_LYING_FILESYSTEM(fuse, "full-at=0");
    const TemporaryDirectory place;
    build_sample_tree(place / "tree");
    TreeBuilder(place.path()).directory("back");
    ASSERT_EQ(run_job(copying(place / "tree", fuse.mounted())).shot.state, JobState::done);
    ASSERT_EQ(run_job(copying(fuse.mounted() / "tree", place / "back")).shot.state, JobState::done);
    EXPECT_TRUE(same_tree(place / "tree", place / "back/tree", {.holes = false}));
}

}  // namespace

}  // namespace drover::testing
