// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/strip/byte_ruler.h"

#include <QLocale>
#include <QPainter>
#include <bit>
#include <cmath>

#include "ui/extents/strip/shared_window.h"
#include "ui/extents/strip/strip_geometry.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int pixels_a_mark = 110;
constexpr int tick = 5;

// In the unit that the step between the marks has, so that no mark needs decimals.
QString mark_text(std::uint64_t offset, std::uint64_t step) {
    std::uint64_t unit = 1;
    while (unit <= step / 1024 && unit < (std::uint64_t{1} << 50)) unit *= 1024;
    // The locale's own name of the unit comes with a number, which is exchanged.
    const QString one = QLocale().formattedDataSize(static_cast<qint64>(unit), 0, QLocale::DataSizeIecFormat);
    return QString(one).replace(QLocale().toString(1), format_count(offset / unit));
}

}  // namespace

std::uint64_t ruler_step(double least) {
    const double wanted = std::max(least, 1.0);
    if (wanted > 0x1p62) return std::uint64_t{1} << 63;
    return std::bit_ceil(static_cast<std::uint64_t>(std::ceil(wanted)));
}

ByteRuler::ByteRuler(SharedWindow& window, QWidget* parent) : QWidget(parent), window_(window) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&window_, &SharedWindow::changed, this, [this] { update(); });
}

QSize ByteRuler::sizeHint() const {
    return {480, fontMetrics().height() + tick + 3};
}

void ByteRuler::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const ByteWindow& bytes = window_.bytes();
    const QRect area = bytes_area(rect(), fontMetrics(), layoutDirection());
    const std::uint64_t step = ruler_step(bytes.bytes_per_pixel() * pixels_a_mark);
    std::uint64_t mark = bytes.begin() / step * step;
    if (mark < bytes.begin()) mark += step;
    for (; mark <= bytes.end() && mark <= bytes.total(); mark += step) {
        const double x = area.left() + bytes.x_of(mark);
        painter.setPen(hairline(palette()));
        painter.drawLine(QPointF(x, height() - tick), QPointF(x, height()));
        painter.setPen(secondary_text(palette()));
        const bool first = x - area.left() < pixels_a_mark / 2.0;
        const QRectF room(first ? x : x - pixels_a_mark / 2.0, 0, pixels_a_mark, height() - tick - 1);
        if (room.right() <= width() + 24)
            painter.drawText(room, static_cast<int>((first ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter),
                             mark_text(mark, step));
        if (mark > bytes.total() - std::min(step, bytes.total())) break;
    }
}

}  // namespace drover::ui
