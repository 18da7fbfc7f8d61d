// SPDX-License-Identifier: GPL-3.0-or-later
// Files of many small data ranges, which one thread reads ahead while another writes.
#include <gtest/gtest.h>

#include <cerrno>

#include "engine/transfer/range_reader.h"
#include "tests/engine/one_file.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

using transfer::Outcome;
using transfer::Side;

constexpr std::uint64_t step = 16 * 1024;
constexpr std::uint64_t island = 4096;

// `count` islands of 4 KiB, one every 16 KiB; the one in the middle is large enough to be left to the chain.
std::vector<TreeBuilder::Piece> islands(std::uint64_t count) {
    std::vector<TreeBuilder::Piece> pieces;
    for (std::uint64_t i = 0; i < count; ++i) {
        const bool large = i == count / 2;
        pieces.push_back({i * step, pattern(large ? transfer::RangeReader::large : island)});
        if (large) i += transfer::RangeReader::large / step;
    }
    return pieces;
}

OneFile fragmented(std::uint64_t count) {
    return {count * step, islands(count)};
}

std::uint64_t data_bytes(std::uint64_t count) {
    std::uint64_t sum = 0;
    for (const auto& piece : islands(count)) sum += piece.content.size();
    return sum;
}

}  // namespace

TEST(FragmentedFile, keeps_every_byte_and_every_hole) {
    constexpr std::uint64_t count = 1500;
    auto file = fragmented(count);
    const auto report = file.copy();
    ASSERT_EQ(report.outcome, Outcome::completed) << told(report);
    EXPECT_TRUE(same_bytes(read_file(file.source()), file.copied()));
    EXPECT_EQ(report.bytes[MethodId::hole], count * step - data_bytes(count));
    EXPECT_EQ(report.bytes.total(), count * step);
    EXPECT_GT(report.bytes[MethodId::buffered], 1000 * island) << "nothing was read ahead: " << told(report);
    EXPECT_GE(report.bytes[MethodId::kernel], transfer::RangeReader::large) << "the large range goes through the chain";
    EXPECT_FALSE(report.source_changed);
}

TEST(FragmentedFile, survives_short_reads_and_writes) {
    auto file = fragmented(600);
    file.sys.shorten(Call::pread, 1000);
    file.sys.shorten(Call::pwrite, 999);
    const auto report = file.copy();
    ASSERT_EQ(report.outcome, Outcome::completed) << told(report);
    EXPECT_TRUE(same_bytes(read_file(file.source()), file.copied()));
}

TEST(FragmentedFile, blames_the_source_for_a_failed_read) {
    auto file = fragmented(600);
    file.sys.fail(Call::pread, EIO).from(100);
    const auto report = file.copy();
    EXPECT_EQ(report.outcome, Outcome::failed);
    EXPECT_EQ(report.side, Side::source);
    EXPECT_EQ(report.error.code, std::errc::io_error);
}

TEST(FragmentedFile, blames_the_destination_for_a_failed_write) {
    auto file = fragmented(600);
    file.sys.fail(Call::pwrite, ENOSPC).from(100);
    const auto report = file.copy();
    EXPECT_EQ(report.outcome, Outcome::failed);
    EXPECT_EQ(report.side, Side::destination);
    EXPECT_EQ(report.error.code, std::errc::no_space_on_device);
}

TEST(FragmentedFile, is_a_true_prefix_when_the_source_shrinks) {
    constexpr std::uint64_t shorter = 100 * step + island / 2;
    auto file = fragmented(600);
    const auto content = read_file(file.source());
    file.sys.observe(Call::pread, 20, [&](const CallSite&) { std::filesystem::resize_file(file.source(), shorter); });
    const auto report = file.copy();
    EXPECT_EQ(report.outcome, Outcome::completed) << told(report);
    EXPECT_TRUE(report.source_changed);
    const auto copied = file.copied();
    EXPECT_LE(copied.size(), content.size());
    EXPECT_GE(copied.size(), shorter);
    EXPECT_TRUE(same_bytes(content.substr(0, shorter), copied.substr(0, shorter)));
}

TEST(FragmentedFile, stops_in_the_middle) {
    auto file = fragmented(600);
    file.sys.observe(Call::pwrite, 50, [&](const CallSite&) { file.control.stop(); });
    EXPECT_EQ(file.copy().outcome, Outcome::stopped);
}

}  // namespace drover::testing
