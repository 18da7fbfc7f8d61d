// SPDX-License-Identifier: GPL-3.0-or-later
// The chain as a whole: which methods are tried in which order, what is remembered, what is reported.
#include <gtest/gtest.h>

#include <cerrno>
#include <ostream>

#include "tests/engine/one_file.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

using transfer::Outcome;

constexpr std::uint64_t MiB = 1024 * 1024;

struct Chain {
    const char* title;
    std::string_view filesystem;
    std::size_t size;
    MethodChoice method;
    std::string_view told;
    Outcome outcome = Outcome::completed;

    friend void PrintTo(const Chain& one, std::ostream* out) { *out << one.title; }
};
class ChainOfMethods : public ::testing::TestWithParam<Chain> {};

// The clone is always refused, so that the chain is the same on every machine.
TEST_P(ChainOfMethods, is) {
    OneFile file(pattern(GetParam().size));
    file.sys.fail(Call::ficlone, EINVAL);
    const auto report = file.from(GetParam().filesystem).to(GetParam().filesystem).by(GetParam().method).copy();
    EXPECT_EQ(told(report), GetParam().told);
    EXPECT_EQ(report.outcome, GetParam().outcome);
    if (report.outcome != Outcome::completed) {
        EXPECT_NE(report.refusal, "");
        return;
    }
    EXPECT_TRUE(same_bytes(pattern(GetParam().size), file.copied()));
    EXPECT_EQ(report.bytes.total(), GetParam().size);
    EXPECT_EQ(file.progress.bytes().total(), GetParam().size);
}
INSTANTIATE_TEST_SUITE_P(
    For, ChainOfMethods,
    ::testing::Values(Chain{"btrfs", "btrfs", MiB, MethodChoice::automatic, "clone EINVAL, kernel 1048576"},
                      Chain{"ext4", "ext4", MiB, MethodChoice::automatic, "clone not supported here, kernel 1048576"},
                      Chain{"a_small_file", "xfs", 1000, MethodChoice::automatic,
                            "clone small file, kernel small file, buffered 1000"},
                      Chain{"an_empty_file", "ext4", 0, MethodChoice::automatic, ""},
                      Chain{"a_forced_kernel_copy", "btrfs", MiB, MethodChoice::kernel, "kernel 1048576"},
                      Chain{"a_forced_kernel_copy_of_a_small_file", "btrfs", 100, MethodChoice::kernel, "kernel 100"},
                      Chain{"a_forced_read_and_write", "btrfs", MiB, MethodChoice::buffered, "buffered 1048576"},
                      Chain{"a_forced_clone", "btrfs", MiB, MethodChoice::clone, "clone EINVAL", Outcome::failed},
                      Chain{"a_forced_clone_on_ext4", "ext4", MiB, MethodChoice::clone, "clone EINVAL",
                            Outcome::failed}),
    [](const auto& test) { return test.param.title; });

TEST(ChainOfMethods, asks_a_filesystem_once_what_it_refuses_to_all_files) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::ficlone, EOPNOTSUPP);
    file.sys.fail(Call::copy_file_range, ENOSYS);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(told(file.to("btrfs").copy()), "clone EOPNOTSUPP, kernel ENOSYS, buffered 1048576");
    EXPECT_EQ(file.sys.count(Call::ficlone), 1U);
    EXPECT_EQ(file.sys.count(Call::copy_file_range), 1U);
}

TEST(ChainOfMethods, asks_again_what_spoke_of_one_file_only) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::copy_file_range, EINVAL);
    for (int i = 0; i < 3; ++i) file.copy();
    EXPECT_EQ(file.sys.count(Call::copy_file_range), 3U);
}

TEST(ChainOfMethods, fails_a_forced_kernel_copy_with_the_reason) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::copy_file_range, EXDEV).once_moved(4096);
    const auto report = file.by(MethodChoice::kernel).copy();
    EXPECT_EQ(report.outcome, Outcome::failed);
    EXPECT_EQ(report.refusal, "kernel: other filesystem");
    EXPECT_EQ(file.sys.count(Call::pread), 0U);
}

struct Interrupted {
    const char* title;
    Call call;
    MethodChoice method;

    friend void PrintTo(const Interrupted& one, std::ostream* out) { *out << one.title; }
};
class InterruptedCall : public ::testing::TestWithParam<Interrupted> {};

TEST_P(InterruptedCall, is_made_again) {
    OneFile file(pattern(3 * MiB));
    file.sys.fail(GetParam().call, EINTR).from(1).times(2);
    const auto report = file.by(GetParam().method).copy();
    EXPECT_EQ(report.outcome, Outcome::completed) << sys::code_name(report.error.code);
    EXPECT_TRUE(same_bytes(pattern(3 * MiB), file.copied()));
    EXPECT_EQ(report.bytes.total(), 3 * MiB);
}

TEST_P(InterruptedCall, stops_instead_when_the_job_was_stopped) {
    OneFile file(pattern(3 * MiB));
    file.sys.observe(GetParam().call, 1, [&](const CallSite&) { file.control.stop(); });
    file.sys.fail(GetParam().call, EINTR);
    const auto report = file.by(GetParam().method).copy();
    EXPECT_EQ(report.outcome, Outcome::stopped) << sys::code_name(report.error.code);
    EXPECT_EQ(file.sys.count(GetParam().call), 1U);
}
INSTANTIATE_TEST_SUITE_P(Of, InterruptedCall,
                         ::testing::Values(Interrupted{"a_kernel_copy", Call::copy_file_range, MethodChoice::kernel},
                                           Interrupted{"a_read", Call::pread, MethodChoice::buffered},
                                           Interrupted{"a_write", Call::pwrite, MethodChoice::buffered}),
                         [](const auto& test) { return test.param.title; });

struct Broken {
    const char* title;
    Call call;
    int code;
    transfer::Side side;

    friend void PrintTo(const Broken& one, std::ostream* out) { *out << one.title; }
};
class BrokenFile : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenFile, is_told_from_the_other_one) {
    OneFile file(4 * MiB, {{MiB, pattern(MiB)}});
    file.sys.fail(Call::copy_file_range, EXDEV);
    file.sys.fail(GetParam().call, GetParam().code);
    const auto report = file.copy();
    EXPECT_EQ(report.outcome, Outcome::failed);
    EXPECT_EQ(report.error.code, static_cast<std::errc>(GetParam().code));
    EXPECT_EQ(report.side, GetParam().side);
}
INSTANTIATE_TEST_SUITE_P(At, BrokenFile,
                         ::testing::Values(Broken{"pread_EIO", Call::pread, EIO, transfer::Side::source},
                                           Broken{"pwrite_EIO", Call::pwrite, EIO, transfer::Side::destination},
                                           Broken{"pwrite_ENOSPC", Call::pwrite, ENOSPC, transfer::Side::destination},
                                           Broken{"pwrite_EDQUOT", Call::pwrite, EDQUOT, transfer::Side::destination},
                                           Broken{"pwrite_EFBIG", Call::pwrite, EFBIG, transfer::Side::destination},
                                           Broken{"ftruncate_EFBIG", Call::ftruncate, EFBIG,
                                                  transfer::Side::destination}),
                         [](const auto& test) { return test.param.title; });

TEST(Write, that_takes_nothing_and_says_nothing_is_an_error_and_no_endless_loop) {
    class TakesNothing : public FaultySyscalls {
        sys::SysResult<std::size_t> pwrite(int, std::span<const std::byte>, std::uint64_t) override { return 0; }
    } sys;
    OneFile file(pattern(1000));
    transfer::Workspace work(sys, file.control, file.progress, file.slot);
    transfer::FileTransfer transfer(work, MethodChoice::buffered, SparseChoice::automatic);
    const auto in = sys.openat(sys::working_directory, file.source(), sys::OpenMode::read, 0);
    const auto out = sys.openat(sys::working_directory, file.destination(), sys::OpenMode::create_new, 0600);
    const auto status = sys.fstat(in->get());
    const auto report = transfer.copy({in->get(), *status, profile("ext4"), out->get(), 0, profile("ext4")});
    EXPECT_EQ(report.error.code, std::errc::io_error);
}

struct Sparse {
    const char* title;
    SparseChoice choice;
    std::uint64_t holes;

    friend void PrintTo(const Sparse& one, std::ostream* out) { *out << one.title; }
};
class SparseFile : public ::testing::TestWithParam<Sparse> {};

TEST_P(SparseFile, is_copied_as_wanted) {
    // A hole, data, zeros that are written, and a hole at the end.
    OneFile file(4 * MiB, {{MiB, pattern(MiB)}, {2 * MiB, std::string(MiB, '\0')}});
    const auto report = file.by(MethodChoice::automatic, GetParam().choice).copy();
    EXPECT_TRUE(same_bytes(read_file(file.source()), file.copied()));
    EXPECT_EQ(report.bytes[MethodId::hole], GetParam().holes);
    EXPECT_EQ(report.bytes.total(), 4 * MiB);
    EXPECT_EQ(report.saved.holes.bytes, GetParam().holes);
}
INSTANTIATE_TEST_SUITE_P(With, SparseFile,
                         ::testing::Values(Sparse{"sparse_auto", SparseChoice::automatic, 2 * MiB},
                                           Sparse{"sparse_always", SparseChoice::always, 3 * MiB},
                                           Sparse{"sparse_never", SparseChoice::never, 0}),
                         [](const auto& test) { return test.param.title; });

TEST(Explanation, tells_what_was_refused_and_what_is_at_work) {
    OneFile file(pattern(2 * MiB));
    file.slot.begin("file", 2 * MiB);
    std::string why;
    file.sys.fail(Call::ficlone, EXDEV);
    file.sys.observe(Call::copy_file_range, 1, [&](const CallSite&) { why = file.slot.view()->why; });
    file.to("btrfs").copy();
    EXPECT_EQ(why, "clone refused: other filesystem → kernel copy");
}

}  // namespace

}  // namespace drover::testing
