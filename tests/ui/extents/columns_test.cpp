// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/drawing/columns.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/drawing/file_lanes.h"

namespace drover::test {
namespace {

using namespace drover::ui;

constexpr int height = 24;

int sum(const ColumnStack& stack) {
    return std::accumulate(stack.begin(), stack.end(), 0);
}

ByteWindow window_of(std::uint64_t total, int width) {
    ByteWindow window;
    window.set_width(width);
    window.set_content(total, 4096);
    return window;
}

TEST(Stack, IsInProportion) {
    EXPECT_EQ(stack_of({600, 200}, height), (ColumnStack{18, 6}));
    EXPECT_EQ(stack_of({}, height), ColumnStack{});
}

TEST(Stack, TheSmallestClassKeepsAPixel) {
    const ColumnStack stack = stack_of({1'000'000'000'000, 1, 1, 1, 1, 1, 1, 1}, height);
    EXPECT_EQ(stack, (ColumnStack{17, 1, 1, 1, 1, 1, 1, 1}));
}

TEST(Stack, NeverExceedsItsHeight) {
    for (int small = 1; small < 10; ++small) EXPECT_EQ(sum(stack_of({5, 4, 3, 2, 1, 1, 1, 1}, small)), small) << small;
}

TEST(Columns, EveryClassThatIsThereIsSeenAtEveryZoom) {
    const FileView file = huge_file(20'000);
    const ExtentLane lane = state_lane(file);
    ByteWindow window = window_of(file.size, 800);
    while (window.can_zoom_in()) {
        const auto columns = columns_of(lane, window, height);
        ASSERT_EQ(columns.size(), 800U);
        for (int x = 0; x < 800; ++x) {
            ASSERT_EQ(sum(columns[static_cast<std::size_t>(x)]), height);
            const ByteRange bytes = window.column(x);
            const ClassBytes there = lane.bytes_in(bytes.offset, bytes.end());
            const auto classes = std::ranges::count_if(there, [](std::uint64_t b) { return b > 0; });
            if (classes < 3) continue;  // an edge may go to the larger
            for (std::size_t i = 0; i < lane_classes; ++i)
                ASSERT_EQ(there[i] > 0, columns[static_cast<std::size_t>(x)][i] > 0) << "x " << x << " class " << i;
        }
        window.zoom_in(123);
    }
}

TEST(Columns, AnEdgeWithinAPixelIsAnEdge) {
    ExtentLane lane;
    lane.add({0, 1030}, 0);
    lane.add({1030, 970}, 5);
    const auto columns = columns_of(lane, window_of(2000, 20), height);
    EXPECT_EQ(columns[9], (ColumnStack{height}));
    ColumnStack hole{};
    hole[5] = height;
    EXPECT_EQ(columns[10], hole) << "100 bytes, of which 30 are data";
}

TEST(Columns, ASmallRangeBetweenTwoAlikeIsSeen) {
    ExtentLane lane;
    lane.add({0, 1'000'000}, 5);
    lane.add({1'000'000, 1}, 0);
    lane.add({1'000'001, 999'999}, 5);
    const auto columns = columns_of(lane, window_of(2'000'000, 20), height);
    EXPECT_EQ(columns[10][0], 1);
}

TEST(Columns, BeyondTheFileThereIsNothing) {
    ExtentLane lane;
    lane.add({0, 1000}, 0);
    const auto columns = columns_of(lane, window_of(2000, 20), height);
    EXPECT_EQ(sum(columns[9]), height);
    EXPECT_EQ(sum(columns[10]), 0);
}

TEST(Columns, ALessThanAPixelWideByteFillsItsColumns) {
    ExtentLane lane;
    lane.add({0, 1}, 0);
    lane.add({1, 1}, 5);
    const auto columns = columns_of(lane, window_of(2, 20), height);
    EXPECT_EQ(columns[9][0], height);
    EXPECT_EQ(columns[10][5], height);
}

}  // namespace
}  // namespace drover::test
