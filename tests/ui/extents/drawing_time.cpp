// SPDX-License-Identifier: GPL-3.0-or-later
// drawing_time [EXTENTS] [WIDTH]: how long it takes to draw both lanes of a file with a million extents at each zoom,
// and after a step to the side. Processor time, so that a busy machine does not count. Exit status 1 if a step takes
// longer than a frame of a 60 Hz screen.
#include <QGuiApplication>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/strip/lane_image.h"
#include "ui/theme/appearance.h"

namespace {

using namespace drover;
using namespace drover::ui;

constexpr double frame_ms = 16;
constexpr int lane_height = 24;
constexpr int repeats = 9;

struct Strip {
    ExtentLane state;
    ExtentLane sharing;
    QImage image;
};

void draw(Strip& strip, const ByteWindow& window, const QPalette& palette) {
    strip.image.fill(palette.color(QPalette::Window));
    draw_lane(strip.image, 0, strip.state, window, LaneTiles(LaneTopic::state, lane_height, 1, palette, 0));
    draw_lane(strip.image, lane_height, strip.sharing, window,
              LaneTiles(LaneTopic::sharing, lane_height, 1, palette, 0));
}

double milliseconds_since(std::clock_t begin) {
    return static_cast<double>(std::clock() - begin) * 1000 / CLOCKS_PER_SEC;
}

// The slowest of several steps to the side.
double slowest_ms(Strip& strip, ByteWindow window, const QPalette& palette) {
    double slowest = 0;
    for (int i = 0; i < repeats; ++i) {
        const std::clock_t begin = std::clock();
        draw(strip, window, palette);
        slowest = std::max(slowest, milliseconds_since(begin));
        window.scroll(37);
    }
    return slowest;
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const auto extents = static_cast<std::size_t>(argc > 1 ? std::atoll(argv[1]) : 1'000'000);
    const int width = argc > 2 ? std::atoi(argv[2]) : 1920;
    const FileView file = test::huge_file(extents);
    const QPalette palette = palette_for(Appearance::light);
    const std::clock_t begin = std::clock();
    Strip strip{state_lane(file), sharing_lane(file), QImage(width, 2 * lane_height, QImage::Format_RGB32)};
    std::printf("%zu extents, %d pixels; the sums: %.1f ms, once\n", extents, width, milliseconds_since(begin));
    ByteWindow window;
    window.set_width(width);
    window.set_content(file.size, file.filesystem.block);
    draw(strip, window, palette);  // loads the fonts, once
    double worst = 0;
    for (bool more = true; more;) {
        const double ms = slowest_ms(strip, window, palette);
        worst = std::max(worst, ms);
        std::printf("%12.1f bytes a pixel: %6.2f ms\n", window.bytes_per_pixel(), ms);
        more = window.can_zoom_in();
        window.zoom_in(width / 3.0);
    }
    std::printf("slowest: %.2f ms of %.0f\n", worst, frame_ms);
    return worst < frame_ms ? 0 : 1;
}
