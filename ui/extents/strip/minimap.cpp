// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/strip/minimap.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <utility>

#include "ui/extents/strip/lane_image.h"
#include "ui/extents/strip/shared_window.h"
#include "ui/extents/strip/strip_geometry.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int map_height = 16;
constexpr double least_width = 6;  // of the frame around what is shown, pixels

}  // namespace

Minimap::Minimap(SharedWindow& window, QWidget* parent) : QWidget(parent), window_(window) {
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Overview"));
    setToolTip(tr("The whole file, and the part of it that is shown below. Drag to move it."));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&window_, &SharedWindow::changed, this, [this] {
        if (drawn_total_ != window_.bytes().total()) picture_is_old_ = true;
        update();
    });
}

void Minimap::set_lane(LaneTopic topic, std::shared_ptr<const ExtentLane> lane) {
    topic_ = topic;
    lane_ = std::move(lane);
    redraw();
}

void Minimap::redraw() {
    picture_is_old_ = true;
    update();
}

QSize Minimap::sizeHint() const {
    return {480, map_height + 4};
}

QRect Minimap::bytes_rect() const {
    const QRect area = bytes_area(rect(), fontMetrics(), layoutDirection());
    return {area.left(), 2, area.width(), map_height};
}

void Minimap::draw_picture() {
    picture_is_old_ = false;
    drawn_total_ = window_.bytes().total();
    const qreal density = devicePixelRatioF();
    const QSize size = (QSizeF(bytes_rect().size()) * density).toSize();
    if (size.isEmpty()) return;
    picture_ = QImage(size, QImage::Format_RGB32);
    picture_.setDevicePixelRatio(density);
    picture_.fill(palette().color(QPalette::Window));
    if (!lane_) return;
    ByteWindow whole = window_.bytes();
    whole.show_all();
    draw_lane(picture_, 0, *lane_, whole.on_device(density), LaneTiles(topic_, size.height(), density, palette(), 0));
}

void Minimap::paintEvent(QPaintEvent*) {
    if (picture_is_old_) draw_picture();
    QPainter painter(this);
    const auto side = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter);
    painter.setPen(secondary_text(palette()));
    painter.drawText(titles_area(rect(), fontMetrics(), layoutDirection()), side, tr("Overview"));
    const QRect map = bytes_rect();
    painter.drawImage(map.topLeft(), picture_);
    const ByteWindow& bytes = window_.bytes();
    const double scale = static_cast<double>(std::max<std::uint64_t>(bytes.total(), 1)) / map.width();
    const double left = static_cast<double>(bytes.begin()) / scale;
    const double width = std::max(static_cast<double>(bytes.end() - bytes.begin()) / scale, least_width);
    const QRectF shown(map.left() + std::min(left, map.width() - width), map.top(), width, map.height());
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.62f);
    painter.fillRect(QRectF(QPointF(map.left(), map.top()), shown.bottomLeft()), veil);
    painter.fillRect(QRectF(shown.topRight(), QPointF(map.right() + 1, map.bottom() + 1)), veil);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.5));
    painter.drawRoundedRect(shown.adjusted(0, -1, 0, 1), 3, 3);
}

void Minimap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    redraw();
}

void Minimap::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    redraw();
}

void Minimap::go_to(int x) {
    const QRect map = bytes_rect();
    const double share = std::clamp((x - map.left()) / static_cast<double>(map.width()), 0.0, 1.0);
    window_.change([share](ByteWindow& bytes) {
        bytes.center(static_cast<std::uint64_t>(share * static_cast<double>(bytes.total())));
    });
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) go_to(event->pos().x());
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) go_to(event->pos().x());
}

}  // namespace drover::ui
