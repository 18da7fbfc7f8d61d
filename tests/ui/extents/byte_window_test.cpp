// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/drawing/byte_window.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/ui/extents/sample_extents.h"

namespace drover::test {
namespace {

using ui::ByteWindow;

ByteWindow window_of(std::uint64_t total, int width) {
    ByteWindow window;
    window.set_width(width);
    window.set_content(total, 4096);
    return window;
}

TEST(ByteWindow, BeginsWithAll) {
    const ByteWindow window = window_of(10 * MiB, 1000);
    EXPECT_TRUE(window.shows_all());
    EXPECT_EQ(window.begin(), 0U);
    EXPECT_EQ(window.end(), 10 * MiB);
    EXPECT_EQ(window.column(0).offset, 0U);
    EXPECT_EQ(window.column(999).end(), 10 * MiB);
}

TEST(ByteWindow, ColumnsFollowEachOtherWithoutGap) {
    ByteWindow window = window_of(10 * MiB + 333, 997);
    for (int zoom = 0; zoom < 8; ++zoom) {
        for (int x = 1; x < window.width(); ++x)
            ASSERT_EQ(window.column(x).offset, window.column(x - 1).end()) << "zoom " << zoom << " x " << x;
        window.zoom_in(300);
    }
}

TEST(ByteWindow, ZoomsByPowersOfTwoUntilABlockHasEightPixels) {
    ByteWindow window = window_of(GiB, 1000);
    double before = window.bytes_per_pixel();
    while (window.can_zoom_in()) {
        window.zoom_in(500);
        EXPECT_EQ(std::exp2(std::round(std::log2(window.bytes_per_pixel()))), window.bytes_per_pixel());
        EXPECT_LT(window.bytes_per_pixel(), before);
        before = window.bytes_per_pixel();
    }
    EXPECT_EQ(window.bytes_per_pixel() * ByteWindow::pixels_a_block, 4096);
    const std::uint64_t begin = window.begin();
    window.zoom_in(500);
    EXPECT_EQ(window.begin(), begin);
}

TEST(ByteWindow, ZoomingOutEndsWithAll) {
    ByteWindow window = window_of(GiB, 1000);
    for (int i = 0; i < 5; ++i) window.zoom_in(900);
    EXPECT_FALSE(window.shows_all());
    for (int i = 0; i < 6; ++i) window.zoom_out(10);
    EXPECT_TRUE(window.shows_all());
    EXPECT_EQ(window.begin(), 0U);
}

TEST(ByteWindow, TheByteUnderTheMouseStays) {
    ByteWindow window = window_of(GiB, 1000);
    window.zoom_in(400);
    const std::uint64_t byte = window.offset_at(400);
    window.zoom_in(400);
    EXPECT_NEAR(window.x_of(byte), 400, 1);
}

TEST(ByteWindow, StaysWithinTheContent) {
    ByteWindow window = window_of(GiB, 1000);
    for (int i = 0; i < 4; ++i) window.zoom_in(0);
    window.scroll(-100);
    EXPECT_EQ(window.begin(), 0U);
    window.scroll(1e12);
    EXPECT_EQ(window.end(), GiB);
}

TEST(ByteWindow, RevealsARangeAndLeavesAVisibleOneAlone) {
    ByteWindow window = window_of(GiB, 1000);
    for (int i = 0; i < 6; ++i) window.zoom_in(0);
    window.reveal({512 * MiB, 4096});
    EXPECT_LE(window.begin(), 512 * MiB);
    EXPECT_GE(window.end(), 512 * MiB + 4096);
    const std::uint64_t begin = window.begin();
    window.reveal({512 * MiB + 8192, 4096});
    EXPECT_EQ(window.begin(), begin);
}

TEST(ByteWindow, ASmallFileIsShownWhole) {
    ByteWindow window = window_of(100, 1000);
    EXPECT_FALSE(window.can_zoom_in());
    EXPECT_EQ(window.column(0).length, 1U);
    EXPECT_EQ(window.column(999).end(), 100U);
}

TEST(ByteWindow, AnEmptyFileHasNoColumns) {
    const ByteWindow window = window_of(0, 1000);
    EXPECT_TRUE(window.column(0).empty());
    EXPECT_TRUE(window.column(999).empty());
}

TEST(ByteWindow, TheLargestFileCanBeShown) {
    ByteWindow window = window_of((std::uint64_t{1} << 63) - 1, 1920);
    EXPECT_EQ(window.column(1919).end(), window.total());
    while (window.can_zoom_in()) window.zoom_in(1919);
    EXPECT_LE(window.end(), window.total());
    EXPECT_EQ(window.bytes_per_pixel(), 512);
}

TEST(ByteWindow, KeepsItsBytesOnADenserScreen) {
    ByteWindow window = window_of(GiB, 1000);
    window.zoom_in(100);
    const ByteWindow device = window.on_device(2);
    EXPECT_EQ(device.width(), 2000);
    EXPECT_EQ(device.begin(), window.begin());
    EXPECT_EQ(device.end(), window.end());
}

}  // namespace
}  // namespace drover::test
