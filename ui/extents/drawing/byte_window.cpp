// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/drawing/byte_window.h"

#include <algorithm>
#include <cmath>

namespace drover::ui {

namespace {

constexpr std::uint64_t usual_block = 4096;

double power_below(double scale) {
    return std::exp2(std::ceil(std::log2(scale)) - 1);
}

double power_above(double scale) {
    return std::exp2(std::floor(std::log2(scale)) + 1);
}

}  // namespace

void ByteWindow::set_content(std::uint64_t total, std::uint64_t block) {
    total_ = total;
    block_ = block == 0 ? usual_block : block;
    show_all();
}

void ByteWindow::set_width(int pixels) {
    width_ = std::max(pixels, 1);
    if (all_ || scale_ >= whole()) show_all();
    else begin_at(static_cast<double>(begin_));
}

double ByteWindow::whole() const {
    return static_cast<double>(std::max<std::uint64_t>(total_, 1)) / width_;
}

double ByteWindow::closest() const {
    return std::min(static_cast<double>(block_) / pixels_a_block, whole());
}

std::uint64_t ByteWindow::end() const {
    return offset_at(width_);
}

void ByteWindow::show_all() {
    all_ = true;
    scale_ = whole();
    begin_ = 0;
}

void ByteWindow::begin_at(double offset) {
    const double last = static_cast<double>(total_) - scale_ * width_;
    begin_ = static_cast<std::uint64_t>(std::clamp(offset, 0.0, std::max(last, 0.0)));
}

void ByteWindow::zoom_to(double scale, double x) {
    if (scale >= whole()) return show_all();
    const double anchor = static_cast<double>(begin_) + x * scale_;
    all_ = false;
    scale_ = std::max(scale, closest());
    begin_at(anchor - x * scale_);
}

void ByteWindow::zoom_in(double x) {
    if (can_zoom_in()) zoom_to(power_below(scale_), x);
}

void ByteWindow::zoom_out(double x) {
    zoom_to(power_above(scale_), x);
}

void ByteWindow::scroll(double pixels) {
    begin_at(static_cast<double>(begin_) + pixels * scale_);
}

void ByteWindow::center(std::uint64_t offset) {
    begin_at(static_cast<double>(offset) - scale_ * width_ / 2);
}

void ByteWindow::reveal(ByteRange range) {
    const double shown = scale_ * width_;
    const auto first = static_cast<double>(range.offset);
    const auto last = static_cast<double>(range.end());
    const auto begin = static_cast<double>(begin_);
    if (first >= begin && last <= begin + shown) return;
    const double margin = shown / 8;
    if (last - first > shown || first < begin) begin_at(first - margin);
    else begin_at(last - shown + margin);
}

ByteWindow ByteWindow::on_device(double density) const {
    ByteWindow device = *this;
    device.width_ = std::max(1, static_cast<int>(std::lround(width_ * density)));
    device.scale_ = scale_ / density;
    return device;
}

double ByteWindow::x_of(std::uint64_t offset) const {
    const double distance =
        offset >= begin_ ? static_cast<double>(offset - begin_) : -static_cast<double>(begin_ - offset);
    return distance / scale_;
}

std::uint64_t ByteWindow::offset_at(double x) const {
    const double distance = std::floor(std::max(x, 0.0) * scale_);
    if (distance >= static_cast<double>(total_ - begin_)) return total_;
    return begin_ + static_cast<std::uint64_t>(distance);
}

ByteRange ByteWindow::column(int x) const {
    const std::uint64_t begin = offset_at(x);
    const std::uint64_t end = std::min(total_, std::max(offset_at(x + 1), begin + 1));
    return {begin, end - begin};
}

}  // namespace drover::ui
