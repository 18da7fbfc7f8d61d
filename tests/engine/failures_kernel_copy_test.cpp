// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of copy_file_range, numbered as in tests/README.md.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <ostream>

#include "engine/transfer/clone_method.h"
#include "engine/transfer/errno_policy.h"
#include "tests/engine/job_run.h"
#include "tests/engine/one_file.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

using transfer::Outcome;

constexpr std::size_t MiB = 1024 * 1024;

// Answers 0 to every copy_file_range, as old kernels do on /proc and overlayfs in containers.
class MovesNothing : public FaultySyscalls {
    sys::SysResult<std::uint64_t> copy_file_range(int, std::uint64_t, int, std::uint64_t, std::uint64_t) override {
        return 0;
    }
};

TEST(Failure01, files_of_proc_and_sys_are_read_to_their_end_although_their_size_is_a_lie) {
    const TemporaryDirectory target;
    for (const std::string name : {"/proc/version", "/proc/cpuinfo", "/sys/kernel/mm/transparent_hugepage/enabled"}) {
        if (!std::filesystem::exists(name)) continue;
        const auto job = run_job(copying(name, target.path()));
        EXPECT_EQ(job.shot.state, JobState::done) << name;
        const auto copy = target.path() / std::filesystem::path(name).filename();
        EXPECT_EQ(read_file(copy).substr(0, 12), read_file(name).substr(0, 12));
        EXPECT_GT(std::filesystem::file_size(copy), 10U);
    }
}

TEST(Failure01, an_empty_size_on_an_unknown_filesystem_is_not_believed) {
    OneFile file("more than nothing");
    file.sys.on_status = [](sys::FileStatus& status) { status.size = 0; };
    const auto report = file.from("unknown").copy();
    EXPECT_EQ(report.outcome, Outcome::completed);
    EXPECT_EQ(file.copied(), "more than nothing");
    EXPECT_EQ(report.bytes[MethodId::buffered], 17U);
}

TEST(Failure01, a_forced_method_that_needs_the_size_is_the_one_that_the_reason_names) {
    for (const auto& [method, name] :
         {std::pair{MethodChoice::clone, "clone"}, std::pair{MethodChoice::kernel, "kernel"}}) {
        OneFile file("");
        const auto report = file.from("proc").by(method).copy();
        EXPECT_EQ(report.outcome, Outcome::failed);
        EXPECT_EQ(report.refusal, std::string(name) + ": the size of this file is not known before it is read");
    }
}

transfer::TransferReport copy_moving_nothing(OneFile& file, MethodChoice method) {
    MovesNothing lazy;
    transfer::Workspace work(lazy, file.control, file.progress, file.slot);
    transfer::FileTransfer transfer(work, method, SparseChoice::automatic);
    const auto in = lazy.openat(sys::working_directory, file.source(), sys::OpenMode::read, 0);
    const auto out = lazy.openat(sys::working_directory, file.destination(), sys::OpenMode::create_new, 0600);
    const auto status = lazy.fstat(in->get());
    return transfer.copy({in->get(), *status, profile("overlay"), out->get(), 0, profile("ext4")});
}

TEST(Failure02, a_kernel_copy_that_moves_nothing_is_no_end_of_the_file) {
    OneFile file(pattern(MiB));
    const auto report = copy_moving_nothing(file, MethodChoice::automatic);
    EXPECT_EQ(report.outcome, Outcome::completed);
    EXPECT_FALSE(report.source_changed);
    EXPECT_TRUE(same_bytes(pattern(MiB), file.copied()));
}

TEST(Failure02, a_forced_kernel_copy_that_moves_nothing_says_so) {
    OneFile file(pattern(MiB));
    EXPECT_EQ(copy_moving_nothing(file, MethodChoice::kernel).refusal, "kernel: it moved nothing");
}

TEST(Failure03, a_range_that_shrank_before_it_was_cloned_has_ended) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::ficlonerange, EINVAL);
    const auto in = file.sys.openat(sys::working_directory, file.source(), sys::OpenMode::read, 0);
    const transfer::Ends ends{.destination = &profile("btrfs")};
    const auto attempt = [&](std::uint64_t length) {
        return transfer::clone_range(file.work, ends, {in->get(), 0, in->get(), 0, length, false});
    };
    EXPECT_EQ(attempt(MiB).reason(), "EINVAL") << "all of it is there";
    EXPECT_EQ(attempt(2 * MiB).outcome, Outcome::source_ended);
}

struct Shrink {
    const char* title;
    std::string_view source;
    MethodChoice method;

    friend void PrintTo(const Shrink& one, std::ostream* out) { *out << one.title; }
};
class ShrinkingSource : public ::testing::TestWithParam<Shrink> {};

TEST_P(ShrinkingSource, is_truncated_and_reported) {
    OneFile file(pattern(3 * MiB));
    file.sys.shorten(Call::copy_file_range, MiB);
    file.sys.shorten(Call::pread, MiB);
    const auto cut = [&](const CallSite&) { std::filesystem::resize_file(file.source(), MiB + 5000); };
    file.sys.observe(Call::copy_file_range, 2, cut);
    file.sys.observe(Call::pread, 2, cut);
    const auto report = file.from(GetParam().source).by(GetParam().method).copy();
    EXPECT_TRUE(report.source_changed);
    EXPECT_EQ(report.outcome, Outcome::completed) << told(report);
    EXPECT_TRUE(same_bytes(pattern(3 * MiB).substr(0, MiB + 5000), file.copied()));
    EXPECT_EQ(report.bytes.total(), MiB + 5000);
}
INSTANTIATE_TEST_SUITE_P(Failure03, ShrinkingSource,
                         ::testing::Values(Shrink{"kernel", "tmpfs", MethodChoice::automatic},
                                           Shrink{"forced_kernel", "tmpfs", MethodChoice::kernel},
                                           Shrink{"buffered", "tmpfs", MethodChoice::buffered},
                                           Shrink{"nfs", "nfs", MethodChoice::automatic},
                                           Shrink{"fuse", "fuse", MethodChoice::automatic}),
                         [](const auto& test) { return test.param.title; });

TEST(Failure03, a_sparse_source_that_shrinks_is_not_padded_with_zeros) {
    for (const std::uint64_t size : {4 * MiB, MiB / 2}) {  // with and without a look afterwards
        OneFile file(size, {{0, pattern(4096)}, {size - 4096, pattern(4096)}});
        file.sys.observe(Call::seek_data, 2,
                         [&](const CallSite&) { std::filesystem::resize_file(file.source(), 8192); });
        const auto report = file.copy();
        EXPECT_TRUE(report.source_changed) << size;
        EXPECT_EQ(file.copied().size(), 8192U);
    }
}

TEST(Failure03, a_growing_source_is_copied_as_long_as_it_was_and_reported) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("log", pattern(2 * MiB)).directory("to");
    FaultySyscalls sys;
    sys.observe(Call::copy_file_range, 1,
                [&](const CallSite&) { write_file(place / "log", pattern(2 * MiB) + "and more"); });
    const auto job = run_job(sys, copying(place / "log", place / "to"));
    EXPECT_TRUE(same_bytes(pattern(2 * MiB), read_file(place / "to/log")));
    ASSERT_EQ(job.errors().size(), 1U);
    EXPECT_EQ(job.errors().front().kind, ErrorKind::changed);
    EXPECT_EQ(job.shot.state, JobState::partial);
}

TEST(Failure04, other_filesystem_leads_to_read_and_write_and_is_remembered) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::copy_file_range, EXDEV);
    for (int i = 0; i < 3; ++i) {
        const auto report = file.copy();
        EXPECT_EQ(told(report), "clone not supported here, kernel EXDEV, buffered 1048576");
        EXPECT_TRUE(same_bytes(pattern(MiB), file.copied()));
    }
    EXPECT_EQ(file.sys.count(Call::copy_file_range), 1U);
}

struct Refusal {
    const char* title;
    int code;
    std::string_view filesystem;

    friend void PrintTo(const Refusal& one, std::ostream* out) { *out << one.title; }
};
class KernelCopyRefused : public ::testing::TestWithParam<Refusal> {};

TEST_P(KernelCopyRefused, the_next_method_goes_on_where_the_last_one_stopped) {
    for (const std::uint64_t reached : {std::uint64_t{0}, std::uint64_t{5000}}) {
        OneFile file(pattern(MiB));
        file.sys.fail(Call::copy_file_range, GetParam().code).once_moved(reached);
        const auto report = file.to(GetParam().filesystem).by(MethodChoice::automatic).copy();
        EXPECT_EQ(report.outcome, Outcome::completed) << told(report);
        EXPECT_TRUE(same_bytes(pattern(MiB), file.copied()));
        EXPECT_EQ(report.bytes[MethodId::kernel], reached);
        EXPECT_EQ(report.bytes[MethodId::buffered], MiB - reached);
        EXPECT_EQ(file.progress.bytes().total(), MiB) << "counted twice";
        EXPECT_EQ(file.sys.bytes(Call::pwrite), MiB - reached) << "written again from the start";
    }
}
INSTANTIATE_TEST_SUITE_P(Failures, KernelCopyRefused,
                         ::testing::Values(Refusal{"Failure06_seccomp_EPERM", EPERM, "ext4"},
                                           Refusal{"Failure06_old_kernel_ENOSYS", ENOSYS, "ext4"},
                                           Refusal{"Failure07_old_NFS_EOPNOTSUPP", EOPNOTSUPP, "nfs"},
                                           Refusal{"Failure08_CIFS_EIO", EIO, "cifs"},
                                           Refusal{"Failure08_CIFS_EPERM", EPERM, "smb2"},
                                           Refusal{"Failure09_CIFS_ENOENT", ENOENT, "cifs"},
                                           Refusal{"Failure09_fuse_overlayfs_ENOENT", ENOENT, "fuse"},
                                           Refusal{"Failure10_append_EBADF", EBADF, "ext4"},
                                           Refusal{"Failure10_rclone_EBADF", EBADF, "fuse"},
                                           Refusal{"Failure11_CephFS_EACCES", EACCES, "ext4"},
                                           Refusal{"Failure12_share_EINVAL", EINVAL, "cifs"},
                                           Refusal{"Failure14_at_the_largest_offset_EFBIG", EFBIG, "ext4"},
                                           Refusal{"Failure14_at_the_largest_offset_EOVERFLOW", EOVERFLOW, "ext4"}),
                         [](const auto& test) { return test.param.title; });

TEST(Failure08, an_EIO_elsewhere_is_believed) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::copy_file_range, EIO);
    const auto report = file.copy();
    EXPECT_EQ(report.outcome, Outcome::failed);
    EXPECT_EQ(report.error.code, std::errc::io_error);
    EXPECT_EQ(file.sys.count(Call::pread), 0U);
}

TEST(Failure13, one_call_never_asks_for_more_than_a_gibibyte) {
    transfer::ChunkSize chunk;
    for (int i = 0; i < 40; ++i) chunk.learn(chunk.bytes(), std::chrono::microseconds(1));
    EXPECT_EQ(chunk.bytes(), 1024 * MiB);
}

TEST(Failure15, short_kernel_copies_are_looped_and_cancel_is_heard_between_them) {
    OneFile file(pattern(4 * MiB));
    file.sys.shorten(Call::copy_file_range, MiB / 4);
    file.sys.observe(Call::copy_file_range, 5, [&](const CallSite&) { file.control.stop(); });
    const auto report = file.copy();
    EXPECT_EQ(report.outcome, Outcome::stopped);
    EXPECT_EQ(file.sys.count(Call::copy_file_range), 5U);
    EXPECT_EQ(report.bytes.total(), 5 * MiB / 4);
}

TEST(Failure16, a_file_size_limit_is_an_error_and_no_deadly_signal) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("big", pattern(2 * MiB)).file("small", "fits").directory("to");
    rlimit before{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit tight{.rlim_cur = MiB, .rlim_max = before.rlim_max};
    JobRequest request = copying(place / "big", place / "to");
    request.sources.push_back(place / "small");
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    const auto job = run_job(std::move(request));
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
    EXPECT_EQ(job.told(), std::vector<std::string>{"big: EFBIG"});
    EXPECT_EQ(job.shot.state, JobState::partial);
    EXPECT_FALSE(std::filesystem::exists(place / "to/big"));
    EXPECT_EQ(read_file(place / "to/small"), "fits");
}

}  // namespace

}  // namespace drover::testing
