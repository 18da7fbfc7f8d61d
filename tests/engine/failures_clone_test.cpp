// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of FICLONE and FICLONERANGE, numbered as in tests/README.md. Real clones are seen in tests/filesystems.
#include <gtest/gtest.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstring>
#include <ostream>

#include "engine/transfer/clone_method.h"
#include "tests/engine/job_run.h"
#include "tests/engine/one_file.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

using transfer::Outcome;

constexpr std::size_t MiB = 1024 * 1024;

// A filesystem that clones. The copy is made by hand, so that its effect can be looked at anywhere.
class Cloning : public FaultySyscalls {
public:
    std::uint64_t ranges_of_length_0 = 0;

    sys::SysStatus ficlone(int from, int to) override {
        if (const auto faulted = FaultySyscalls::ficlone(from, to); !faulted && !real_refusal(faulted.error()))
            return faulted;
        return copy(from, 0, to, 0, UINT64_MAX);
    }
    sys::SysStatus ficlonerange(int from, ByteRange range, int to, std::uint64_t to_offset) override {
        if (range.length == 0) ++ranges_of_length_0;
        return copy(from, range.offset, to, to_offset, range.length);
    }

private:
    // The filesystem below may not clone at all.
    static bool real_refusal(sys::SysError error) {
        return error.is(std::errc::operation_not_supported) || error.is(std::errc::inappropriate_io_control_operation);
    }
    sys::SysStatus copy(int from, std::uint64_t offset, int to, std::uint64_t to_offset, std::uint64_t length) {
        std::vector<std::byte> buffer(MiB);
        while (length > 0) {
            const auto some =
                std::span(buffer).first(static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), length)));
            const auto count = inner_.pread(from, some, offset);
            if (!count) return std::unexpected(count.error());
            if (*count == 0) return {};
            if (const auto put = inner_.pwrite(to, some.first(*count), to_offset); !put)
                return std::unexpected(put.error());
            offset += *count, to_offset += *count, length -= *count;
        }
        return {};
    }
};

class TransientCloneError : public ::testing::TestWithParam<int> {};

TEST_P(TransientCloneError, fails_the_file_instead_of_trying_another_way) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::ficlone, GetParam());
    const auto report = file.to("btrfs").copy();
    EXPECT_EQ(report.outcome, Outcome::failed);
    EXPECT_EQ(report.error.code, static_cast<std::errc>(GetParam()));
    EXPECT_EQ(file.sys.count(Call::copy_file_range) + file.sys.count(Call::pwrite), 0U);
}
INSTANTIATE_TEST_SUITE_P(Failure17, TransientCloneError, ::testing::Values(EIO, ENOMEM, ENOSPC, EDQUOT),
                         [](const auto& test) { return sys::code_name(static_cast<std::errc>(test.param)); });

TEST(Failure17, an_interrupted_clone_is_made_again) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::ficlone, EINTR).at(1);
    file.sys.fail(Call::ficlone, EOPNOTSUPP).from(1);
    const auto report = file.to("btrfs").copy();
    EXPECT_EQ(file.sys.count(Call::ficlone), 2U) << told(report);
    EXPECT_EQ(report.outcome, Outcome::completed);
}

TEST(Failure18, a_source_without_copy_on_write_gets_a_copy_of_its_kind) {
    class Nocow : public Cloning {
    public:
        std::uint32_t target_flags = 0;
        int source = -1;
        sys::SysResult<std::uint32_t> get_flags(int fd) override {
            return fd == source ? sys::flag_nocow : target_flags;
        }
        sys::SysStatus set_flags(int, std::uint32_t flags) override { return target_flags = flags, sys::SysStatus{}; }
        sys::SysStatus ficlone(int from, int to) override {
            source = from;
            if (target_flags != sys::flag_nocow)
                return std::unexpected(sys::SysError{std::errc::invalid_argument, "FICLONE"});
            return Cloning::ficlone(from, to);
        }
    } sys;
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("vm.img", pattern(MiB)).directory("to");
    sys.on_facts = pretend_filesystem("btrfs");
    const auto job = run_job(sys, copying(place / "vm.img", place / "to"));
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_EQ(sys.target_flags, sys::flag_nocow);
    ASSERT_EQ(job.items.size(), 1U);
    EXPECT_EQ(job.items.front().attempts.front().method, MethodId::clone);
    EXPECT_EQ(job.items.front().attempts.front().outcome, AttemptReport::Outcome::completed);
    EXPECT_TRUE(same_bytes(pattern(MiB), read_file(place / "to/vm.img")));
}

struct Refused {
    const char* title;
    int code;
    bool remembered;

    friend void PrintTo(const Refused& one, std::ostream* out) { *out << one.title; }
};
class CloneRefused : public ::testing::TestWithParam<Refused> {};

TEST_P(CloneRefused, leads_to_a_copy) {
    OneFile file(pattern(MiB));
    file.sys.fail(Call::ficlone, GetParam().code);
    for (int i = 0; i < 2; ++i) {
        const auto report = file.to("btrfs").copy();
        EXPECT_EQ(report.outcome, Outcome::completed) << told(report);
        EXPECT_EQ(report.steps.front().code, sys::code_name(static_cast<std::errc>(GetParam().code)));
        EXPECT_TRUE(same_bytes(pattern(MiB), file.copied()));
    }
    EXPECT_EQ(file.sys.count(Call::ficlone), GetParam().remembered ? 1U : 2U);
}
INSTANTIATE_TEST_SUITE_P(Failures, CloneRefused,
                         ::testing::Values(Refused{"Failure19_other_mount_EXDEV", EXDEV, true},
                                           Refused{"Failure20_dirty_ZFS_EAGAIN", EAGAIN, false},
                                           Refused{"Failure20_dirty_ZFS_EINVAL", EINVAL, false},
                                           Refused{"Failure24_swap_file_ETXTBSY", ETXTBSY, false},
                                           Refused{"Failure27_no_such_ioctl_ENOTTY", ENOTTY, true},
                                           Refused{"no_clones_EOPNOTSUPP", EOPNOTSUPP, true}),
                         [](const auto& test) { return test.param.title; });

TEST(Failure20, a_large_clone_is_named_while_it_waits_for_the_disk) {
    OneFile file(pattern(2 * MiB));
    std::optional<transfer::WorkerSlot::View> seen;
    file.slot.begin("file", 2 * MiB);
    file.sys.observe(Call::ficlone, 1, [&](const CallSite&) { seen = file.slot.view(); });
    file.to("btrfs").copy();
    ASSERT_TRUE(seen.has_value());
    EXPECT_EQ(seen->method, MethodId::clone);
}

TEST(Failure21, what_a_failed_clone_left_behind_does_not_show_through_holes) {
    class LeavesRubbish : public FaultySyscalls {
        sys::SysStatus ficlone(int, int to) override {
            const std::string rubbish = pattern(MiB, 9);
            static_cast<void>(inner_.pwrite(to, std::as_bytes(std::span(rubbish)), 0));
            return std::unexpected(sys::SysError{std::errc::invalid_argument, "FICLONE"});
        }
    } sys;
    const TemporaryDirectory place;
    TreeBuilder(place.path()).sparse("file", MiB, {{MiB / 2, "data"}}).directory("to");
    sys.on_facts = pretend_filesystem("zfs");
    const auto job = run_job(sys, copying(place / "file", place / "to"));
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_TRUE(same_bytes(read_file(place / "file"), read_file(place / "to/file")));
}

struct Range {
    const char* title;
    std::uint64_t offset;
    std::uint64_t length;
    std::uint64_t cloned;

    friend void PrintTo(const Range& one, std::ostream* out) { *out << one.title; }
};
class CloneOfARange : public ::testing::TestWithParam<Range> {};

TEST_P(CloneOfARange, takes_whole_blocks_and_never_asks_for_length_0) {
    OneFile file(pattern(MiB));
    Cloning sys;
    transfer::Workspace work(sys, file.control, file.progress, file.slot);
    const auto in = sys.openat(sys::working_directory, file.source(), sys::OpenMode::read, 0);
    const auto out = sys.openat(sys::working_directory, file.destination(), sys::OpenMode::create_new, 0600);
    sys.on_facts = [](sys::FilesystemFacts& facts) { facts.block_size = 128 * 1024; };  // as on ZFS
    const transfer::Ends ends{.destination = &profile("zfs")};
    const auto [title, offset, length, cloned] = GetParam();
    const auto attempt = transfer::clone_range(work, ends, {in->get(), offset, out->get(), offset, length});
    EXPECT_EQ(attempt.moved, cloned);
    EXPECT_EQ(attempt.outcome, cloned == length ? Outcome::completed : Outcome::not_applicable);
    EXPECT_EQ(sys.ranges_of_length_0, 0U);
    EXPECT_EQ(std::filesystem::file_size(file.destination()), cloned == 0 ? 0 : offset + cloned);
}
INSTANTIATE_TEST_SUITE_P(Failure22, CloneOfARange,
                         ::testing::Values(Range{"less_than_a_block", 0, 1000, 0},
                                           Range{"a_block_and_a_tail", 0, 128 * 1024 + 1, 128 * 1024},
                                           Range{"whole_blocks", 128 * 1024, 256 * 1024, 256 * 1024},
                                           Range{"unaligned", 4096, 256 * 1024, 0}),
                         [](const auto& test) { return test.param.title; });

TEST(Failure23, cancel_is_heard_before_a_clone) {
    OneFile file(pattern(MiB));
    file.control.stop();
    EXPECT_EQ(file.to("btrfs").copy().outcome, Outcome::stopped);
    EXPECT_EQ(file.sys.count(Call::ficlone), 0U);
}

TEST(Failure24, a_swap_file_as_the_target_is_refused_by_name) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("new", "new").file("swap", "old");
    FaultySyscalls sys;
    sys.fail(Call::renameat, ETXTBSY).where(names("swap"));
    auto request = copying(place / "new", place / "swap");
    request.options.on_conflict = ConflictPolicy::replace;
    const auto job = run_job(sys, std::move(request));
    EXPECT_EQ(job.told(), std::vector<std::string>{"swap: ETXTBSY"});
    EXPECT_EQ(read_file(place / "swap"), "old");
}

TEST(Failure25, an_immutable_target_is_an_honest_error) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("new", "new").directory("to").file("to/new", "old");
    const auto fd = sys::linux_syscalls().openat(sys::working_directory, place / "to/new", sys::OpenMode::read);
    int flags = FS_IMMUTABLE_FL;
    if (::ioctl(fd->get(), FS_IOC_SETFLAGS, &flags) < 0)
        GTEST_SKIP() << "needs the right to make files immutable, and a filesystem that can: " << std::strerror(errno);
    JobOptions options{.on_conflict = ConflictPolicy::replace};
    const auto job = run_job(copying(place / "new", place / "to", options));
    flags = 0;
    ASSERT_EQ(::ioctl(fd->get(), FS_IOC_SETFLAGS, &flags), 0);
    EXPECT_EQ(job.told(), std::vector<std::string>{"new: EPERM"});
    EXPECT_EQ(job.shot.state, JobState::failed);
    EXPECT_EQ(names_below(place / "to"), std::vector<std::string>{"new"}) << "nothing may be left beside it";
    EXPECT_EQ(read_file(place / "to/new"), "old");
}

TEST(Failure26, set_id_bits_that_a_clone_drops_are_set_again) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("tool", pattern(MiB)).permissions("tool", 06755).directory("to");
    Cloning sys;  // it writes, and a write drops these bits just as a clone does
    sys.on_facts = pretend_filesystem("btrfs");
    const auto job = run_job(sys, copying(place / "tool", place / "to"));
    EXPECT_EQ(job.items.front().attempts.front().outcome, AttemptReport::Outcome::completed);
    EXPECT_EQ(static_cast<unsigned>(std::filesystem::status(place / "to/tool").permissions()), 06755U);
}

}  // namespace

}  // namespace drover::testing
