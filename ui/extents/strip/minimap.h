// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <memory>

#include "ui/extents/drawing/lane.h"
#include "ui/extents/strip/lane_topic.h"

namespace drover::ui {

class SharedWindow;

// The whole of one lane in small, and on it what the strips show. Dragging moves that.
class Minimap : public QWidget {
    Q_OBJECT

public:
    explicit Minimap(SharedWindow& window, QWidget* parent = nullptr);

    void set_lane(LaneTopic topic, std::shared_ptr<const ExtentLane> lane);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void redraw();
    void draw_picture();
    QRect bytes_rect() const;
    void go_to(int x);

    SharedWindow& window_;
    LaneTopic topic_ = LaneTopic::state;
    std::shared_ptr<const ExtentLane> lane_;
    std::uint64_t drawn_total_ = 0;
    QImage picture_;
    bool picture_is_old_ = true;
};

}  // namespace drover::ui
