// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of metadata and durability, numbered as in tests/README.md.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <ostream>

#include "tests/engine/bad_medium.h"
#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

TEST(Failure52, what_the_target_cannot_hold_is_said_once_and_costs_no_data) {
    for (const Call call : {Call::fsetxattr, Call::flistxattr, Call::fgetxattr}) {
        const TemporaryDirectory place;
        TreeBuilder tree(place / "from");
        for (int i = 0; i < 20; ++i) {
            const auto name = std::to_string(i);
            tree.file(name, name).attribute(name, "user.note", "x");
        }
        TreeBuilder(place.path()).directory("to");
        FaultySyscalls sys;
        sys.fail(call, call == Call::fsetxattr ? EOPNOTSUPP : EIO);
        const auto job = run_job(sys, copying(place / "from", place / "to"));
        EXPECT_EQ(job.shot.state, JobState::done) << call_name(call);
        EXPECT_EQ(job.shot.warnings.size(), 1U) << call_name(call);
        EXPECT_TRUE(same_tree(place / "from", place / "to/from", {.attributes = false}));
    }
}

TEST(Failure53, owner_comes_before_attributes_before_permissions_before_times_before_close) {
    const TemporaryDirectory place;
    TreeBuilder(place.path())
        .file("file", pattern(100'000))
        .attribute("file", "user.note", "x")
        .permissions("file", 04711);
    TreeBuilder(place.path()).directory("to");
    FaultySyscalls sys;
    sys.on_status = [](sys::FileStatus& status) {
        if (status.size > 0 && status.type == sys::FileType::regular) status.uid = 12345;
    };
    sys.fail(Call::fchown, EPERM).from(2);
    run_job(sys, copying(place / "file", place / "to"));
    const auto calls = sys.calls();
    auto at = calls.begin();
    for (const Call next : {Call::copy_file_range, Call::fchown, Call::fsetxattr, Call::fchmod, Call::futimens,
                            Call::close, Call::renameat_noreplace}) {
        at = std::find(at, calls.end(), next);
        ASSERT_NE(at, calls.end()) << call_name(next) << " does not follow";
    }
    EXPECT_EQ(std::find(at, calls.end(), Call::pwrite), calls.end());
}

TEST(Failure53, a_user_keeps_the_attributes_of_a_read_only_file) {
    const TemporaryDirectory place;
    TreeBuilder(place.path())
        .file("file", "kept")
        .attribute("file", "user.note", "x")
        .permissions("file", 0444)
        .directory("to")
        .permissions("", 0755)
        .permissions("to", 0777);
    // As another user, since root may do anything; in a child, since that cannot be undone.
    const pid_t child = ::fork();
    if (child == 0) {
        if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0)) ::_exit(2);
        const auto job = run_job(copying(place / "file", place / "to"));
        ::_exit(job.shot.state == JobState::done && job.shot.warnings.size() == (::geteuid() == 65534 ? 1 : 0) ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0) << "more than the owner was lost";
    const TreeCompareOptions but_the_owner{.owners = false};
    EXPECT_TRUE(same_tree(place / "file", place / "to/file", but_the_owner));
}

TEST(Failure54, times_survive_a_filesystem_that_keeps_two_seconds) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).directory("to");
    TreeBuilder(place / "from").file("file", "x").modified("file", 1'000'000'001'500'000'000);
    class Fat : public FaultySyscalls {
    public:
        sys::SysStatus futimens(int fd, sys::Timestamp accessed, sys::Timestamp modified) override {
            return FaultySyscalls::futimens(fd, accessed, modified - modified % 2'000'000'000);
        }
        sys::SysStatus renameat_noreplace(int a, const std::string& from, int b, const std::string& to) override {
            if (a != b && to == "from")
                return std::unexpected(sys::SysError{std::errc::cross_device_link, "renameat2"});
            return FaultySyscalls::renameat_noreplace(a, from, b, to);
        }
    } sys;
    const auto job = run_job(sys, moving(place / "from", place / "to"));
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    EXPECT_FALSE(files::exists(place / "from")) << "the rounded time was taken for a change";
    EXPECT_EQ(read_file(place / "to/from/file"), "x");
}

struct LateError {
    const char* title;
    Call call;
    int code;
    JobKind kind;

    friend void PrintTo(const LateError& one, std::ostream* out) { *out << one.title; }
};
class ErrorAfterTheLastWrite : public ::testing::TestWithParam<LateError> {};

TEST_P(ErrorAfterTheLastWrite, is_an_error_of_the_file_and_keeps_what_was_there) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("file", "new").file("second", "x").directory("to").file("to/file", "old");
    FaultySyscalls sys;
    sys.fail(GetParam().call, GetParam().code);
    sys.fail(Call::renameat, EXDEV).at(1);  // a move that has to copy
    auto request = copying(place / "file", place / "to", {.on_conflict = ConflictPolicy::replace});
    request.kind = GetParam().kind;
    if (request.kind == JobKind::copy) sys.fail(Call::renameat, EIO);  // must not be reached
    const auto job = run_job(sys, std::move(request));
    EXPECT_EQ(job.told(), std::vector<std::string>{"file: " + sys::code_name(static_cast<std::errc>(GetParam().code))});
    EXPECT_NE(job.shot.state_reason, "") << "a full disk stops the job, and the job says so";
    EXPECT_EQ(read_file(place / "to/file"), "old");
    EXPECT_EQ(read_file(place / "file"), "new");
    EXPECT_TRUE(staging_leftovers(place / "to").empty());
}
INSTANTIATE_TEST_SUITE_P(Failure55, ErrorAfterTheLastWrite,
                         ::testing::Values(LateError{"ENOSPC_at_close", Call::close, ENOSPC, JobKind::copy},
                                           LateError{"EDQUOT_at_close", Call::close, EDQUOT, JobKind::copy},
                                           LateError{"EIO_at_close", Call::close, EIO, JobKind::copy},
                                           LateError{"ENOSPC_at_fsync_of_a_move", Call::fsync, ENOSPC, JobKind::move}),
                         [](const auto& test) { return test.param.title; });

class FullDiskWhileReplacing : public ::testing::TestWithParam<int> {};

TEST_P(FullDiskWhileReplacing, keeps_the_old_file_and_stops_the_job) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("a", pattern(3 << 20)).file("b", "b").file("c", "c");
    TreeBuilder(place.path())
        .directory("to")
        .directory("to/from")
        .file("to/from/a", "old a")
        .file("to/from/b", "old b");
    FaultySyscalls sys;
    sys.fail(Call::copy_file_range, EXDEV);
    sys.fail(Call::pwrite, GetParam()).once_moved(1 << 20);
    JobRequest request =
        copying(place / "from/a", place / "to/from", {.on_conflict = ConflictPolicy::replace, .workers = 1});
    request.sources.push_back(place / "from/b");
    request.sources.push_back(place / "from/c");
    const auto job = run_job(sys, std::move(request));
    EXPECT_EQ(job.shot.state, JobState::failed);
    EXPECT_EQ(job.errors().size(), 1U) << "what follows is not tried";
    EXPECT_EQ(job.shot.state_reason, job.errors().front().message());
    EXPECT_EQ(read_file(place / "to/from/a"), "old a");
    EXPECT_EQ(read_file(place / "to/from/b"), "old b");
    EXPECT_EQ(names_below(place / "to/from"), (std::vector<std::string>{"a", "b"}));
}
INSTANTIATE_TEST_SUITE_P(Failure56, FullDiskWhileReplacing, ::testing::Values(ENOSPC, EDQUOT, EIO),
                         [](const auto& test) { return sys::code_name(static_cast<std::errc>(test.param)); });

TEST(Failure58, a_file_of_the_right_size_is_not_taken_for_a_finished_copy) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("file", "right").directory("to").file("to/file", "wrong").modified("to/file", 1);
    for (const auto policy : {ConflictPolicy::newer, ConflictPolicy::replace}) {
        TreeBuilder(place.path()).file("to/file", "wrong").modified("to/file", 1);
        EXPECT_EQ(run_job(copying(place / "file", place / "to", {.on_conflict = policy})).shot.counts.files_done, 1U);
        EXPECT_EQ(read_file(place / "to/file"), "right");
    }
}

TEST(Failure59, verify_reads_the_medium_and_not_the_cache) {
    constexpr std::size_t size = (1 << 20) + 100;
    for (const std::uint64_t offset : {0UL, 524'287UL, 524'288UL, size - 1}) {
        const TemporaryDirectory place;
        TreeBuilder(place.path()).file("file", pattern(size)).directory("to");
        BadMedium sys;
        sys.bad_offset = offset;
        const auto job = run_job(sys, copying(place / "file", place / "to", {.verify = true}));
        const auto expected =
            std::string("file: The copy differs from byte ").append(std::to_string(offset)).append(" on");
        EXPECT_EQ(job.told(), std::vector{expected});
        EXPECT_EQ(job.errors().front().kind, ErrorKind::mismatch);
        EXPECT_TRUE(names_below(place / "to").empty());
        const auto calls = sys.calls();
        EXPECT_LT(std::ranges::find(calls, Call::fsync), std::ranges::find(calls, Call::drop_cache));
    }
}

TEST(Failure59, verify_is_content_with_a_good_copy) {
    const TemporaryDirectory place;
    build_sample_tree(place / "from");
    TreeBuilder(place.path()).directory("to");
    EXPECT_EQ(run_job(copying(place / "from", place / "to", {.verify = true})).shot.state, JobState::done);
    EXPECT_TRUE(same_tree(place / "from", place / "to/from"));
}

}  // namespace

}  // namespace drover::testing
