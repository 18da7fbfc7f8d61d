// SPDX-License-Identifier: GPL-3.0-or-later
// What keys and the mouse do on a strip.
#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

#include "ui/extents/strip/lane_strip.h"
#include "ui/extents/strip/shared_window.h"
#include "ui/extents/text/extent_words.h"

namespace drover::ui {

namespace {

constexpr double notch = 120;  // of a wheel, in eighths of a degree

}  // namespace

std::optional<ByteRange> LaneStrip::cursor_range() const {
    if (!cursor_) return std::nullopt;
    return lanes_[cursor_->lane].lane->range(cursor_->range);
}

QString LaneStrip::cursor_text() const {
    const auto range = cursor_range();
    return range && describe_ ? describe_(lanes_[cursor_->lane].topic, *range) : QString();
}

void LaneStrip::set_cursor(std::size_t lane, std::uint64_t offset, bool reveal) {
    if (lane >= lanes_.size()) return;
    if (const auto range = lanes_[lane].lane->index_at(offset)) move_to({lane, *range}, reveal);
}

void LaneStrip::clear_cursor() {
    cursor_.reset();
    update();
}

void LaneStrip::move_to(Cursor cursor, bool reveal) {
    if (cursor_ == cursor) return;
    cursor_ = cursor;
    if (reveal) window_.change([this](ByteWindow& bytes) { bytes.reveal(*cursor_range()); });
    setAccessibleDescription(cursor_text());
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    update();
    Q_EMIT cursor_moved();
}

void LaneStrip::step(bool forward) {
    if (!cursor_) return;
    const std::size_t ranges = lanes_[cursor_->lane].lane->size();
    if (forward && cursor_->range + 1 < ranges) move_to({cursor_->lane, cursor_->range + 1}, true);
    if (!forward && cursor_->range > 0) move_to({cursor_->lane, cursor_->range - 1}, true);
}

void LaneStrip::jump(bool forward) {
    if (!cursor_) return;
    const auto next = lanes_[cursor_->lane].lane->next_of_class(cursor_->range, forward);
    if (next) move_to({cursor_->lane, *next}, true);
}

double LaneStrip::cursor_x() const {
    const auto range = cursor_range();
    if (!range) return window_.bytes().width() / 2.0;
    const double middle = (window_.bytes().x_of(range->offset) + window_.bytes().x_of(range->end())) / 2;
    return std::clamp(middle, 0.0, static_cast<double>(window_.bytes().width()));
}

bool LaneStrip::zoom_by_key(const QKeyEvent& event) {
    const double x = cursor_x();
    switch (event.key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            window_.change([x](ByteWindow& bytes) { bytes.zoom_in(x); });
            return true;
        case Qt::Key_Minus:
            window_.change([x](ByteWindow& bytes) { bytes.zoom_out(x); });
            return true;
        case Qt::Key_0:
            window_.change([](ByteWindow& bytes) { bytes.show_all(); });
            return true;
        default:
            return false;
    }
}

void LaneStrip::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        Q_EMIT copy_wanted();
        return;
    }
    if (zoom_by_key(*event)) return;
    const bool same_class = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right: {
            const bool forward = event->key() == Qt::Key_Right;
            return same_class ? jump(forward) : step(forward);
        }
        case Qt::Key_Home:
            if (cursor_) move_to({cursor_->lane, 0}, true);
            return;
        case Qt::Key_End:
            if (cursor_) move_to({cursor_->lane, lanes_[cursor_->lane].lane->size() - 1}, true);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (cursor_) Q_EMIT sharers_wanted();
            return;
        default:
            QWidget::keyPressEvent(event);
    }
}

// Tab goes from lane to lane before it goes to the next file.
bool LaneStrip::focusNextPrevChild(bool next) {
    const auto range = cursor_range();
    if (!range) return QWidget::focusNextPrevChild(next);
    const std::size_t lane = cursor_->lane;
    if (next ? lane + 1 >= lanes_.size() : lane == 0) return QWidget::focusNextPrevChild(next);
    set_cursor(next ? lane + 1 : lane - 1, range->offset);
    return true;
}

void LaneStrip::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    if (lanes_.empty() || event->reason() == Qt::MouseFocusReason) return;
    const bool backward = event->reason() == Qt::BacktabFocusReason;
    const std::uint64_t offset = cursor_ ? cursor_range()->offset : window_.bytes().begin();
    const bool tabbed = backward || event->reason() == Qt::TabFocusReason;
    if (!cursor_ || tabbed) set_cursor(backward ? lanes_.size() - 1 : 0, offset);
}

void LaneStrip::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

std::optional<std::size_t> LaneStrip::lane_at(int y) const {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const QRect lane = lane_rect(i);
        if (y >= lane.top() && y <= lane.bottom()) return i;
    }
    return std::nullopt;
}

void LaneStrip::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    dragged_from_ = event->pos().x();
    dragging_ = false;
    const auto lane = lane_at(event->pos().y());
    const int x = event->pos().x() - bytes_rect().left();
    if (lane && x >= 0 && x < window_.bytes().width()) set_cursor(*lane, window_.bytes().offset_at(x), false);
}

void LaneStrip::mouseMoveEvent(QMouseEvent* event) {
    const int x = event->pos().x();
    if (!(event->buttons() & Qt::LeftButton) || !dragged_from_) {
        Q_EMIT hovered(text_at(event->pos()));
        return;
    }
    dragging_ = dragging_ || std::abs(x - *dragged_from_) >= QApplication::startDragDistance();
    if (!dragging_) return;
    window_.change([&](ByteWindow& bytes) { bytes.scroll(*dragged_from_ - x); });
    dragged_from_ = x;
}

void LaneStrip::mouseDoubleClickEvent(QMouseEvent* event) {
    const double x = event->pos().x() - bytes_rect().left();
    window_.change([x](ByteWindow& bytes) { bytes.zoom_in(x); });
}

void LaneStrip::wheelEvent(QWheelEvent* event) {
    const QPoint turned = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        const double x = event->position().x() - bytes_rect().left();
        window_.change([&](ByteWindow& bytes) { turned.y() > 0 ? bytes.zoom_in(x) : bytes.zoom_out(x); });
        return;
    }
    const bool sideways = turned.x() != 0 || event->modifiers() & Qt::ShiftModifier;
    if (!sideways) return event->ignore();  // it scrolls the files
    const double steps = (turned.x() != 0 ? turned.x() : turned.y()) / notch;
    window_.change([&](ByteWindow& bytes) { bytes.scroll(-steps * bytes.width() / 10); });
}

void LaneStrip::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    Q_EMIT hovered({});
}

void LaneStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    redraw();
    Q_EMIT resized();
}

void LaneStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    redraw();
}

bool LaneStrip::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), text_at(help->pos()), this);
    return true;
}

// About the range under the mouse, or, where a pixel holds several, about all of them.
QString LaneStrip::text_at(const QPoint& place) const {
    const auto lane = lane_at(place.y());
    const int x = place.x() - bytes_rect().left();
    if (!lane || x < 0 || x >= window_.bytes().width()) return {};
    const ByteRange column = window_.bytes().column(x);
    const ExtentLane& ranges = *lanes_[*lane].lane;
    const auto first = ranges.index_at(column.offset);
    if (!first) return {};
    const std::size_t last = column.empty() ? *first : ranges.index_at(column.end() - 1).value_or(ranges.size() - 1);
    if (last == *first && describe_) return describe_(lanes_[*lane].topic, ranges.range(*first));
    return mixture_text(lanes_[*lane].topic, column, last - *first + 1, ranges.bytes_in(column.offset, column.end()));
}

}  // namespace drover::ui
