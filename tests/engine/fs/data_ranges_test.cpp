// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/data_ranges.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <deque>
#include <ostream>

#include "engine/fs/extent_summary.h"
#include "tests/support/forwarding_syscalls.h"

namespace drover::fs {

namespace {

using testing::ForwardingSyscalls;

constexpr std::uint64_t size = 100;
constexpr int no_error = 0;

struct Seek {
    std::uint64_t answer = 0;
    int error = no_error;
};

// Answers SEEK_DATA and SEEK_HOLE by turns, as it was told.
class Told : public ForwardingSyscalls {
public:
    std::deque<Seek> answers;

    sys::SysResult<std::uint64_t> seek_data(int, std::uint64_t) override { return next(); }
    sys::SysResult<std::uint64_t> seek_hole(int, std::uint64_t) override { return next(); }

private:
    sys::SysResult<std::uint64_t> next() {
        if (answers.empty()) return std::unexpected(sys::SysError{std::errc::no_such_device_or_address, "lseek"});
        const Seek seek = answers.front();
        answers.pop_front();
        if (seek.error != no_error) return std::unexpected(sys::SysError{static_cast<std::errc>(seek.error), "lseek"});
        return seek.answer;
    }
};

struct Walk {
    const char* title;
    std::deque<Seek> answers;
    std::vector<ByteRange> ranges;
    bool answered = true;

    friend void PrintTo(const Walk& one, std::ostream* out) { *out << one.title; }
};
class WalkOfDataRanges : public ::testing::TestWithParam<Walk> {};

TEST_P(WalkOfDataRanges, gives) {
    Told sys;
    sys.answers = GetParam().answers;
    DataRanges walk(sys, -1, size);
    std::vector<ByteRange> ranges;
    while (const auto range = walk.next()) {
        ranges.push_back(*range);
        ASSERT_LE(ranges.size(), 10U) << "without an end";
    }
    EXPECT_EQ(ranges, GetParam().ranges);
    EXPECT_EQ(walk.answered(), GetParam().answered);
    EXPECT_FALSE(walk.next().has_value());
}
INSTANTIATE_TEST_SUITE_P(
    Answers, WalkOfDataRanges,
    ::testing::Values(Walk{"one_range", {{0}, {100}}, {{0, 100}}},
                      Walk{"two_ranges", {{10}, {20}, {50}, {60}}, {{10, 10}, {50, 10}}},
                      Walk{"nothing_but_a_hole", {{0, ENXIO}}, {}},
                      Walk{"a_hole_at_the_end", {{0}, {40}, {0, ENXIO}}, {{0, 40}}},
                      Walk{"data_beyond_the_size", {{0}, {40}, {120}}, {{0, 40}}},
                      Walk{"a_range_over_the_end", {{90}, {120}}, {{90, 10}}},
                      Walk{"a_hole_where_the_data_begins", {{10}, {10}}, {{10, 90}}},
                      Walk{"a_hole_before_the_data", {{10}, {5}}, {{10, 90}}},
                      Walk{"data_before_the_offset", {{0}, {40}, {20}}, {{0, 40}, {40, 60}}},
                      Walk{"no_seeking_at_all", {{0, EINVAL}}, {{0, 100}}, false},
                      Walk{"an_inline_conversion", {{0}, {40}, {0, ENOENT}}, {{0, 40}, {40, 60}}, false},
                      Walk{"no_end_of_the_data", {{10}, {0, ENOENT}}, {{10, 90}}},
                      Walk{"a_broken_disk", {{0, EIO}}, {{0, 100}}, false}),
    [](const auto& test) { return test.param.title; });

TEST(WalkOfDataRanges, of_an_empty_file_asks_nothing) {
    Told sys;
    sys.answers = {{0}};
    EXPECT_FALSE(DataRanges(sys, -1, 0).next().has_value());
    EXPECT_EQ(sys.answers.size(), 1U);
}

// The maps of two files, in batches.
class Maps : public ForwardingSyscalls {
public:
    std::vector<std::vector<sys::RawExtent>> files{2};
    std::size_t batch = 2;
    std::size_t asked = 0;

    sys::SysResult<std::vector<sys::RawExtent>> fiemap(int fd, ByteRange range, bool, std::size_t) override {
        if (++asked > 100) std::abort();
        std::vector<sys::RawExtent> found;
        for (const auto& extent : files[static_cast<std::size_t>(fd)])
            if (extent.logical_end() > range.offset && extent.logical < range.end() && found.size() < batch)
                found.push_back(extent);
        return found;
    }
};

sys::RawExtent extent(std::uint64_t logical, std::uint64_t physical, std::uint64_t length) {
    return {.logical = logical, .physical = physical, .length = length};
}

TEST(ExtentSummary, sorts_every_byte_into_data_preallocation_inline_and_hole) {
    Maps sys;
    auto unwritten = extent(20, 520, 10);
    unwritten.unwritten = true;
    auto shared = extent(40, 640, 15);
    shared.shared = true;
    auto inlined = extent(60, 0, 5);
    inlined.inlined = true;
    sys.files[0] = {extent(0, 500, 20), unwritten, shared, inlined, extent(95, 900, 50)};  // the last goes over the end
    const auto summary = summarize_extents(sys, 0, size, 100);
    ASSERT_TRUE(summary.has_value());
    EXPECT_EQ(summary->data, 20U + 15 + 5);
    EXPECT_EQ(summary->preallocated, 10U);
    EXPECT_EQ(summary->inlined, 5U);
    EXPECT_EQ(summary->shared, 15U);
    EXPECT_EQ(summary->hole, size - 40 - 10 - 5);
    EXPECT_TRUE(summary->complete);
}

TEST(ExtentSummary, of_a_long_map_covers_its_start_and_says_so) {
    Maps sys;
    for (std::uint64_t i = 0; i < 10; ++i) sys.files[0].push_back(extent(i * 10, 1000 + i * 10, 5));
    const auto summary = summarize_extents(sys, 0, size, 2);
    EXPECT_FALSE(summary->complete);
    EXPECT_EQ(summary->data, 20U);
    EXPECT_EQ(sys.asked, 2U);
}

TEST(ExtentSummary, of_a_map_that_makes_no_progress_ends) {
    Maps sys;
    sys.files[0] = {extent(0, 500, 0)};
    EXPECT_TRUE(summarize_extents(sys, 0, size, SIZE_MAX).has_value());
}

TEST(SharedBytes, are_those_at_the_same_place_in_both_files) {
    Maps sys;
    auto compressed = extent(60, 660, 20);
    compressed.encoded = true;
    sys.files[0] = {extent(0, 500, 30), extent(40, 540, 20), compressed};
    sys.files[1] = {extent(10, 510, 30), extent(40, 940, 20), compressed};
    EXPECT_EQ(shared_bytes(sys, 0, 1, size), 20U);
    EXPECT_EQ(shared_bytes(sys, 0, 1, 15), 5U);
}

}  // namespace

}  // namespace drover::fs
