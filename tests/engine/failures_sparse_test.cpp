// SPDX-License-Identifier: GPL-3.0-or-later
// Failures around holes, numbered as in tests/README.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "tests/engine/job_run.h"
#include "tests/engine/one_file.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

using transfer::Outcome;

constexpr std::uint64_t MiB = 1024 * 1024;

// Where the data is, as far as anybody may ask.
class LyingSeek : public FaultySyscalls {
public:
    std::function<sys::SysResult<std::uint64_t>(std::uint64_t)> data;
    std::function<sys::SysResult<std::uint64_t>(std::uint64_t)> hole;

    sys::SysResult<std::uint64_t> seek_data(int fd, std::uint64_t offset) override {
        return data ? data(offset) : FaultySyscalls::seek_data(fd, offset);
    }
    sys::SysResult<std::uint64_t> seek_hole(int fd, std::uint64_t offset) override {
        return hole ? hole(offset) : FaultySyscalls::seek_hole(fd, offset);
    }
};

std::unexpected<sys::SysError> error(int code) {
    return std::unexpected(sys::SysError{static_cast<std::errc>(code), "lseek"});
}

// A file full of data that says it has no block at all, or only some.
struct Blocks {
    const char* title;
    std::string_view filesystem;
    std::uint64_t allocated;
    std::uint64_t size;

    friend void PrintTo(const Blocks& one, std::ostream* out) { *out << one.title; }
};
class BlocksThatAreNotCounted : public ::testing::TestWithParam<Blocks> {};

TEST_P(BlocksThatAreNotCounted, lose_no_data) {
    const auto content = pattern(GetParam().size);
    OneFile file(content);
    file.sys.on_status = [](sys::FileStatus& status) { status.allocated = GetParam().allocated; };
    const auto report = file.from(GetParam().filesystem).copy();
    EXPECT_EQ(report.outcome, Outcome::completed);
    EXPECT_TRUE(same_bytes(content, file.copied())) << told(report);
}
INSTANTIATE_TEST_SUITE_P(Failure29, BlocksThatAreNotCounted,
                         ::testing::Values(Blocks{"btrfs_delayed", "btrfs", 0, MiB},
                                           Blocks{"btrfs_inline", "btrfs", 0, 900},
                                           Blocks{"ext4_inline", "ext4", 0, 60},
                                           Blocks{"vmfs_fuse", "fuse", 0, 3 * MiB}, Blocks{"nfs", "nfs", 0, 2 * MiB},
                                           Blocks{"unknown", "unknown", 0, 2 * MiB},
                                           Blocks{"compressed", "btrfs", 4096, MiB}),
                         [](const auto& test) { return test.param.title; });

// SEEK_DATA refused: by systems that never had it, and by ext4 in the middle of an inline conversion.
struct SeekRefused {
    const char* title;
    int code;
    std::uint64_t allocated;

    friend void PrintTo(const SeekRefused& one, std::ostream* out) { *out << one.title; }
};
class SeekThatFails : public ::testing::TestWithParam<SeekRefused> {};

TEST_P(SeekThatFails, makes_everything_data) {
    const auto content = pattern(100'000);
    OneFile file(content);
    file.sys.on_status = [](sys::FileStatus& status) { status.allocated = GetParam().allocated; };
    file.sys.fail(Call::seek_data, GetParam().code);
    file.sys.fail(Call::seek_hole, GetParam().code);
    const auto report = file.from("ext4").copy();
    EXPECT_TRUE(same_bytes(content, file.copied())) << told(report);
}
INSTANTIATE_TEST_SUITE_P(Failure32, SeekThatFails,
                         ::testing::Values(SeekRefused{"ENOENT_some_blocks", ENOENT, 4096},
                                           SeekRefused{"ENOENT_no_block", ENOENT, 0},
                                           SeekRefused{"EIO_no_block", EIO, 0},
                                           SeekRefused{"EINVAL_some_blocks", EINVAL, 4096}),
                         [](const auto& test) { return test.param.title; });

TEST(Failure32, a_hole_that_cannot_be_found_ends_the_walk_and_not_the_data) {
    OneFile file(MiB, {{0, pattern(4096)}, {MiB / 2, pattern(4096)}});
    file.sys.fail(Call::seek_hole, ENOENT).at(1);
    file.copy();
    EXPECT_TRUE(same_bytes(read_file(file.source()), file.copied()));
}

TEST(Sparse, where_seeking_is_refused_a_file_without_blocks_is_one_hole) {
    OneFile file(64 * MiB, {});
    file.sys.fail(Call::seek_data, EINVAL);
    const auto report = file.copy();
    EXPECT_EQ(report.bytes[MethodId::hole], 64 * MiB);
    EXPECT_EQ(file.sys.count(Call::pread), 0U);
}

// Runs a whole job over a source whose SEEK answers are lies, and gives what --verify said.
std::vector<std::string> verify_over(LyingSeek& sys, const TemporaryDirectory& place) {
    TreeBuilder(place.path()).sparse("file", MiB, {{0, pattern(4096)}, {MiB / 2, pattern(4096)}}).directory("to");
    return run_job(sys, copying(place / "file", place / "to", {.verify = true})).told();
}

TEST(Failure30, verify_finds_data_that_a_wrong_SEEK_HOLE_left_out) {
    LyingSeek sys;
    sys.hole = [](std::uint64_t offset) -> sys::SysResult<std::uint64_t> { return offset + 4096; };
    sys.data = [](std::uint64_t offset) -> sys::SysResult<std::uint64_t> {
        if (offset == 0) return 0;
        return error(ENXIO);  // dirty ZFS: the rest is a hole, it says
    };
    const TemporaryDirectory place;
    EXPECT_EQ(verify_over(sys, place), std::vector<std::string>{"file: The copy differs from byte 524288 on"});
    EXPECT_FALSE(std::filesystem::exists(place / "to/file"));
}

TEST(Failure31, holes_of_a_network_filesystem_are_read_and_not_believed) {
    for (const std::string_view filesystem : {"nfs", "cifs", "smb2", "fuse"}) {
        LyingSeek sys;
        sys.data = [](std::uint64_t) { return error(ENXIO); };
        sys.on_facts = pretend_filesystem(filesystem);
        const TemporaryDirectory place;
        TreeBuilder(place.path()).sparse("file", 2 * MiB, {{MiB, pattern(4096)}}).directory("to");
        run_job(sys, copying(place / "file", place / "to"));
        EXPECT_TRUE(same_bytes(read_file(place / "file"), read_file(place / "to/file"))) << filesystem;
    }
}

TEST(Failure33, extents_that_change_under_the_walk_neither_hold_it_nor_lose_data) {
    struct Lie {
        const char* title;
        std::uint64_t data;
        std::uint64_t hole;
    };
    for (const auto& [title, data, hole] :
         {Lie{"hole where the data begins", 4096, 4096}, Lie{"hole before the data", 4096, 0},
          Lie{"data before the offset", 0, 8192}}) {
        LyingSeek sys;
        int asked = 0;
        sys.data = [&](std::uint64_t) -> sys::SysResult<std::uint64_t> {
            if (++asked > 1000) std::abort();
            return data;
        };
        sys.hole = [&](std::uint64_t) -> sys::SysResult<std::uint64_t> { return hole; };
        const TemporaryDirectory place;
        TreeBuilder(place.path())
            .sparse("file", MiB, {{4096, pattern(4096)}, {MiB / 2, pattern(4096)}})
            .directory("to");
        run_job(sys, copying(place / "file", place / "to"));
        EXPECT_TRUE(same_bytes(read_file(place / "file").substr(4096), read_file(place / "to/file").substr(4096)))
            << title;
    }
}

TEST(Failure34, one_data_range_keeps_the_kernel_copy) {
    OneFile file(pattern(MiB));
    file.sys.on_status = [](sys::FileStatus& status) { status.allocated = 4096; };  // squashfs, compression
    file.sys.on_facts = nullptr;
    const auto report = file.copy();
    EXPECT_EQ(report.bytes[MethodId::kernel], MiB) << told(report);
    EXPECT_TRUE(same_bytes(pattern(MiB), file.copied()));
}

TEST(Failure35, the_size_is_set_before_the_first_byte) {
    OneFile file(4 * MiB, {{MiB, pattern(4096)}});
    file.copy();
    const auto calls = file.sys.calls();
    const auto sized = std::ranges::find(calls, Call::ftruncate);
    const auto is_write = [](Call call) { return call == Call::pwrite || call == Call::copy_file_range; };
    const auto written = std::ranges::find_if(calls, is_write);
    ASSERT_NE(written, calls.end());
    EXPECT_LT(sized, written);
}

TEST(Failure36, preallocation_behind_the_end_of_the_source_leaves_the_copy_as_long_as_the_source) {
    OneFile file(pattern(MiB));
    file.sys.on_status = [](sys::FileStatus& status) { status.allocated = 8 * MiB; };
    file.copy();
    EXPECT_EQ(std::filesystem::file_size(file.destination()), MiB);
}

TEST(Failure38, a_filesystem_without_holes_is_not_filled_with_zeros_first) {
    for (const std::string_view filesystem : {"vfat", "exfat"}) {
        OneFile file(4 * MiB, {{3 * MiB, pattern(4096)}});
        const auto report = file.to(filesystem).copy();
        EXPECT_EQ(file.sys.count(Call::ftruncate), 0U) << filesystem;
        EXPECT_TRUE(same_bytes(read_file(file.source()), file.copied()));
        EXPECT_EQ(report.bytes[MethodId::hole], 0U);
    }
}

TEST(Failure39, what_FIEMAP_says_decides_nothing_about_the_bytes) {
    class AllUnwritten : public FaultySyscalls {
        sys::SysResult<std::vector<sys::RawExtent>> fiemap(int, ByteRange range, bool, std::size_t) override {
            return std::vector{sys::RawExtent{.logical = 0, .length = range.end(), .last = true, .unwritten = true}};
        }
    } sys;
    sys.on_facts = pretend_filesystem("xfs");
    const TemporaryDirectory place;
    TreeBuilder(place.path()).sparse("file", 2 * MiB, {{MiB, pattern(300'000)}}).directory("to");
    run_job(sys, copying(place / "file", place / "to"));
    EXPECT_TRUE(same_bytes(read_file(place / "file"), read_file(place / "to/file")));
}

TEST(Failure40, short_counts_in_the_middle_of_a_range_leave_no_gap) {
    for (const auto method : {MethodChoice::kernel, MethodChoice::buffered}) {
        OneFile file(MiB, {{4096, pattern(200'000)}, {MiB / 2, pattern(100'000)}});
        file.sys.shorten(Call::copy_file_range, 4093);
        file.sys.shorten(Call::pread, 8191);
        file.sys.shorten(Call::pwrite, 101);
        const auto report = file.by(method).copy();
        EXPECT_TRUE(same_bytes(read_file(file.source()), file.copied())) << told(report);
        EXPECT_EQ(report.bytes.total(), MiB);
    }
}

}  // namespace

}  // namespace drover::testing
