// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of a lane, against counting byte range by byte range.
#include "ui/extents/drawing/lane.h"

#include <gtest/gtest.h>

#include <random>

#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/drawing/file_lanes.h"

namespace drover::test {
namespace {

using namespace drover::ui;

ClassBytes counted(const FileView& file, std::uint64_t begin, std::uint64_t end) {
    ClassBytes bytes{};
    for (const Extent& extent : file.extents) {
        const std::uint64_t from = std::max(begin, extent.offset);
        const std::uint64_t to = std::min(end, extent.end());
        if (from < to) bytes[class_of(extent.kind)] += to - from;
    }
    return bytes;
}

ArchivePart part(std::uint64_t offset, std::uint64_t length, bool clonable) {
    ArchivePart made;
    made.offset = offset;
    made.length = length;
    made.clonable = clonable;
    return made;
}

TEST(ExtentLane, AnswersAnyRangeAsCountingDoes) {
    const FileView file = huge_file(5000);
    const ExtentLane lane = state_lane(file);
    std::mt19937_64 random(1);
    for (int i = 0; i < 2000; ++i) {
        std::uint64_t begin = random() % file.size;
        std::uint64_t end = random() % (file.size + 1);
        if (begin > end) std::swap(begin, end);
        if (i % 2 == 0) end = std::min(file.size, begin + random() % 100'000);
        ASSERT_EQ(lane.bytes_in(begin, end), counted(file, begin, end)) << begin << ' ' << end;
    }
}

TEST(ExtentLane, AnswersAtTheEdgesOfBlocksOfSums) {
    const FileView file = huge_file(1030);
    const ExtentLane lane = state_lane(file);
    for (const std::size_t i : {0U, 1U, 255U, 256U, 257U, 511U, 512U, 1024U, 1029U}) {
        const ByteRange range = lane.range(i);
        EXPECT_EQ(range.offset, file.extents[i].offset);
        EXPECT_EQ(range.length, file.extents[i].length);
        EXPECT_EQ(lane.bytes_before(range.offset), counted(file, 0, range.offset));
        EXPECT_EQ(lane.bytes_before(range.end()), counted(file, 0, range.end()));
        EXPECT_EQ(lane.index_at(range.offset), i);
        EXPECT_EQ(lane.index_at(range.end() - 1), i);
    }
    EXPECT_EQ(lane.bytes_before(file.size + 1), counted(file, 0, file.size));
    EXPECT_EQ(lane.index_at(file.size), std::nullopt);
}

TEST(ExtentLane, FindsTheNextRangeOfItsClass) {
    ExtentLane lane;
    lane.add({0, 10}, 0);
    lane.add({10, 10}, 5);
    lane.add({20, 10}, 0);
    EXPECT_EQ(lane.next_of_class(0, true), 2U);
    EXPECT_EQ(lane.next_of_class(2, false), 0U);
    EXPECT_EQ(lane.next_of_class(1, true), std::nullopt);
    EXPECT_EQ(lane.next_of_class(0, false), std::nullopt);
}

TEST(ExtentLane, AGapIsNothing) {
    ExtentLane lane;
    lane.add({0, 100}, 0);
    lane.add({200, 50}, class_of(ExtentKind::preallocated));
    ASSERT_EQ(lane.size(), 3U);
    EXPECT_EQ(lane.class_of(1), no_file);
    EXPECT_EQ(lane.end(), 250U);
}

TEST(ExtentLane, OfSharingGoesBeyondTheEndOfTheFile) {
    FileView file = file_view("/a", 64 * KiB, {data(0, 64 * KiB, MiB)});
    file.extents.push_back(of_kind(ExtentKind::preallocated, 64 * KiB, 960 * KiB, 2 * MiB));
    const ExtentLane lane = sharing_lane(file);
    ASSERT_EQ(lane.size(), 2U);
    EXPECT_EQ(lane.class_of(1), class_of(Sharing::exclusive));
    EXPECT_EQ(lane.end(), MiB);
}

TEST(ExtentLane, OfAnArchiveHasItsHeadersBetween) {
    ArchiveView archive;
    archive.size = 4096;
    archive.parts = {part(512, 1000, true), part(2048, 100, false)};
    const ExtentLane lane = member_lane(archive);
    ASSERT_EQ(lane.size(), 5U);
    const ClassBytes bytes = lane.bytes_in(0, 4096);
    EXPECT_EQ(bytes[class_of(ArchiveClass::clonable)], 1000U);
    EXPECT_EQ(bytes[class_of(ArchiveClass::copied)], 100U);
    EXPECT_EQ(bytes[class_of(ArchiveClass::between)], 4096U - 1100U);
    archive.packed = 1;
    const ClassBytes packed = member_lane(archive).bytes_in(0, 4096);
    EXPECT_EQ(packed[class_of(ArchiveClass::between)], 0U);
    EXPECT_EQ(packed[class_of(ArchiveClass::packed)], 4096U - 1100U) << "not all of it is headers";
}

TEST(ExtentLane, SurvivesOverlappingPartsOfAHostileArchive) {
    ArchiveView archive;
    archive.size = 1000;
    archive.parts = {part(100, 500, true), part(200, 100, false)};
    EXPECT_EQ(member_lane(archive).end(), 1000U);
}

}  // namespace
}  // namespace drover::test
