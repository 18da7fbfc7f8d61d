// SPDX-License-Identifier: GPL-3.0-or-later
// How a strip looks; lane_strip_input.cpp has what keys and the mouse do.
#include "ui/extents/strip/lane_strip.h"

#include <QPainter>
#include <QStyle>
#include <utility>

#include "ui/extents/strip/lane_image.h"
#include "ui/extents/strip/shared_window.h"
#include "ui/extents/strip/strip_geometry.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr double least_outline = 5;  // pixels wide, so that the cursor is seen on the smallest range

}  // namespace

LaneStrip::LaneStrip(SharedWindow& window, QWidget* parent) : QWidget(parent), window_(window) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&window_, &SharedWindow::changed, this, &LaneStrip::redraw);
}

void LaneStrip::set_lanes(std::vector<StripLane> lanes, std::uint64_t end_of_file) {
    lanes_ = std::move(lanes);
    hidden_.assign(lanes_.size(), 0);
    end_of_file_ = end_of_file;
    cursor_.reset();
    marks_.clear();
    updateGeometry();
    redraw();
}

void LaneStrip::set_describe(Describe describe) {
    describe_ = std::move(describe);
}

void LaneStrip::set_hidden(LaneTopic topic, ClassSet hidden) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        if (lanes_[i].topic == topic) hidden_[i] = hidden;
    }
    redraw();
}

void LaneStrip::set_marks(std::vector<ByteRange> marks) {
    if (marks_.empty() && marks.empty()) return;
    marks_ = std::move(marks);
    update();
}

void LaneStrip::redraw() {
    picture_is_old_ = true;
    update();
}

QSize LaneStrip::sizeHint() const {
    const int lanes = static_cast<int>(lanes_.size());
    return {480, lanes * lane_height + (lanes - 1) * lane_gap + 4};
}

QRect LaneStrip::bytes_rect() const {
    return bytes_area(rect(), fontMetrics(), layoutDirection());
}

QRect LaneStrip::lane_rect(std::size_t lane) const {
    const QRect bytes = bytes_rect();
    return {bytes.left(), 2 + static_cast<int>(lane) * (lane_height + lane_gap), bytes.width(), lane_height};
}

void LaneStrip::draw_picture() {
    picture_is_old_ = false;
    const qreal density = devicePixelRatioF();
    const QSize size = (QSizeF(bytes_rect().width(), height()) * density).toSize();
    if (size.isEmpty()) return;
    if (picture_.size() != size) picture_ = QImage(size, QImage::Format_RGB32);
    picture_.setDevicePixelRatio(density);
    picture_.fill(palette().color(QPalette::Window));
    const ByteWindow window = window_.bytes().on_device(density);
    const int pixels = static_cast<int>(lane_height * density);
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const LaneTiles tiles(lanes_[i].topic, pixels, density, palette(), hidden_[i]);
        draw_lane(picture_, static_cast<int>(lane_rect(i).top() * density), *lanes_[i].lane, window, tiles);
    }
}

void LaneStrip::paintEvent(QPaintEvent*) {
    if (picture_is_old_) draw_picture();
    QPainter painter(this);
    draw_titles(painter);
    const QRect bytes = bytes_rect();
    painter.drawImage(bytes.topLeft(), picture_);
    painter.setClipRect(bytes.adjusted(-3, 0, 3, 0));
    painter.setPen(hairline(palette()));
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const double end = window_.bytes().x_of(lanes_[i].lane->end());
        const QRect lane = lane_rect(i);
        const int right = static_cast<int>(std::min<double>(end, lane.width()));
        if (right > 0) painter.drawRect(lane.left(), lane.top(), right - 1, lane.height() - 1);
    }
    draw_end_of_file(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ByteRange& mark : marks_) draw_range(painter, lanes_.size() - 1, mark, false);
    if (const auto range = cursor_range()) draw_range(painter, cursor_->lane, *range, true);
}

void LaneStrip::draw_titles(QPainter& painter) const {
    const QRect titles = titles_area(rect(), fontMetrics(), layoutDirection());
    const auto side = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter);
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const bool here = hasFocus() && cursor_ && cursor_->lane == i;
        painter.setPen(here ? palette().color(QPalette::WindowText) : secondary_text(palette()));
        const QRect lane = lane_rect(i);
        painter.drawText(QRect(titles.left(), lane.top(), titles.width(), lane.height()), side,
                         topic_title(lanes_[i].topic));
    }
}

void LaneStrip::draw_range(QPainter& painter, std::size_t lane, ByteRange range, bool strong) const {
    const QRectF area = lane_rect(lane);
    double left = window_.bytes().x_of(range.offset);
    double right = window_.bytes().x_of(range.end());
    if (right < -least_outline || left > area.width() + least_outline) return;
    const double missing = std::max(0.0, least_outline - (right - left)) / 2;
    left = std::max(left - missing, -1.0);
    right = std::min(right + missing, area.width() + 1);
    const QRectF outline(area.left() + left, area.top(), right - left, area.height());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Base), 4));
    painter.drawRoundedRect(outline, 2, 2);
    const QColor color = palette().color(strong && hasFocus() ? QPalette::Highlight : QPalette::WindowText);
    painter.setPen(QPen(color, strong ? 2 : 1.5, strong ? Qt::SolidLine : Qt::DashLine));
    painter.drawRoundedRect(outline, 2, 2);
}

// What lies beyond it is preallocated, and no part of what the file's size says.
void LaneStrip::draw_end_of_file(QPainter& painter) const {
    if (lanes_.empty() || lanes_.front().lane->end() <= end_of_file_) return;
    const double x = window_.bytes().x_of(end_of_file_);
    if (x < 0 || x > window_.bytes().width()) return;
    painter.setPen(QPen(signal_color(Signal::attention, palette()), 2));
    const double place = bytes_rect().left() + x;
    painter.drawLine(QPointF(place, 0), QPointF(place, height()));
}

}  // namespace drover::ui
