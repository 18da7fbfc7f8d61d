// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ui/extents/drawing/lane.h"
#include "ui/extents/strip/lane_tiles.h"
#include "ui/extents/strip/lane_topic.h"

namespace drover::ui {

class SharedWindow;

struct StripLane {
    LaneTopic topic = LaneTopic::state;
    std::shared_ptr<const ExtentLane> lane;
};

// One file's bytes as lanes above each other, with a cursor on one range of one lane. The picture is kept until the
// bytes, the size or the colours change; a cursor that moves does not cost a new one.
class LaneStrip : public QWidget {
    Q_OBJECT

public:
    struct Cursor {
        std::size_t lane = 0;
        std::size_t range = 0;
        bool operator==(const Cursor&) const = default;
    };
    using Describe = std::function<QString(LaneTopic, ByteRange)>;  // one line about a range

    explicit LaneStrip(SharedWindow& window, QWidget* parent = nullptr);

    void set_lanes(std::vector<StripLane> lanes, std::uint64_t end_of_file);
    void set_describe(Describe describe);
    void set_hidden(LaneTopic topic, ClassSet hidden);
    void set_marks(std::vector<ByteRange> marks);  // ranges that share with what is selected

    std::optional<Cursor> cursor() const { return cursor_; }
    std::optional<ByteRange> cursor_range() const;
    QString cursor_text() const;
    // Nothing happens where the lane has no such byte.
    void set_cursor(std::size_t lane, std::uint64_t offset, bool reveal = true);
    void clear_cursor();
    QRect bytes_rect() const;
    QRect lane_rect(std::size_t lane) const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void cursor_moved();
    void sharers_wanted();  // Enter on a range
    void copy_wanted();
    void resized();
    void hovered(const QString& text);  // empty when the mouse is gone

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void redraw();  // the picture too
    void draw_picture();
    void draw_titles(QPainter& painter) const;
    void draw_range(QPainter& painter, std::size_t lane, ByteRange range, bool strong) const;
    void draw_end_of_file(QPainter& painter) const;
    void move_to(Cursor cursor, bool reveal);
    void step(bool forward);
    void jump(bool forward);
    double cursor_x() const;
    bool zoom_by_key(const QKeyEvent& event);
    std::optional<std::size_t> lane_at(int y) const;
    QString text_at(const QPoint& place) const;

    SharedWindow& window_;
    std::vector<StripLane> lanes_;
    std::vector<ClassSet> hidden_;
    std::vector<ByteRange> marks_;
    std::uint64_t end_of_file_ = 0;
    Describe describe_;
    std::optional<Cursor> cursor_;
    QImage picture_;
    bool picture_is_old_ = true;
    std::optional<int> dragged_from_;
    bool dragging_ = false;
};

}  // namespace drover::ui
