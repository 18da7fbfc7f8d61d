// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/byte_range.h"

namespace drover::ui {

// Which bytes are shown, and how many to a pixel: from the whole content, by powers of two, to one block on 8 pixels.
class ByteWindow {
public:
    static constexpr int pixels_a_block = 8;  // at the closest

    void set_content(std::uint64_t total, std::uint64_t block);  // shows all of it
    void set_width(int pixels);                                  // keeps the first byte, or goes on showing all

    std::uint64_t total() const { return total_; }
    int width() const { return width_; }
    double bytes_per_pixel() const { return scale_; }
    std::uint64_t begin() const { return begin_; }
    std::uint64_t end() const;
    bool shows_all() const { return all_; }
    bool can_zoom_in() const { return scale_ > closest(); }

    void show_all();
    // The byte at `x` stays where it is.
    void zoom_in(double x);
    void zoom_out(double x);
    void scroll(double pixels);
    void center(std::uint64_t offset);
    void reveal(ByteRange range);  // scrolls only where it must

    // The same bytes on a screen that has `density` device pixels for each pixel.
    ByteWindow on_device(double density) const;

    double x_of(std::uint64_t offset) const;  // may lie outside [0, width)
    std::uint64_t offset_at(double x) const;  // within [0, total]
    ByteRange column(int x) const;            // at least one byte, as long as there is one

private:
    double closest() const;
    double whole() const;
    void zoom_to(double scale, double x);
    void begin_at(double offset);

    std::uint64_t total_ = 0;
    std::uint64_t block_ = 4096;
    std::uint64_t begin_ = 0;
    int width_ = 1;
    double scale_ = 1;
    bool all_ = true;
};

}  // namespace drover::ui
