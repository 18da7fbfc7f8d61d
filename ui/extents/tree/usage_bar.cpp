// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/tree/usage_bar.h"

#include <QPainter>
#include <algorithm>
#include <vector>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/strip/lane_tiles.h"
#include "ui/extents/strip/lane_topic.h"
#include "ui/extents/tree/usage_model.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int margin = 5;
constexpr double least_part = 2;

struct Part {
    LaneTopic topic;
    LaneClass id;
    std::uint64_t bytes;
};

std::vector<Part> parts_of(const UsageTotals& totals) {
    std::vector<Part> parts{
        {LaneTopic::sharing, class_of(Sharing::exclusive), totals.exclusive.bytes},
        {LaneTopic::sharing, class_of(Sharing::in_selection), totals.in_selection.bytes},
        {LaneTopic::sharing, class_of(Sharing::outside), totals.outside.bytes},
        {LaneTopic::state, class_of(ExtentKind::hole), totals.hole.bytes},
    };
    std::uint64_t known = 0;
    for (const Part& part : parts) known += part.bytes;
    const std::uint64_t rest = totals.apparent - std::min(known, totals.apparent);
    parts.push_back({LaneTopic::state, class_of(ExtentKind::unknown), rest});
    std::erase_if(parts, [](const Part& part) { return part.bytes == 0; });
    return parts;
}

ClassLook look_of(const Part& part) {
    const auto looks = classes_of(part.topic);
    return *std::ranges::find(looks, part.id, &ClassLook::id);
}

void paint_parts(QPainter& painter, const QRectF& bar, const UsageTotals& totals, const QPalette& palette) {
    const std::vector<Part> parts = parts_of(totals);
    double all = 0;
    for (const Part& part : parts) all += static_cast<double>(part.bytes);
    double left = bar.left();
    for (const Part& part : parts) {
        const double share = static_cast<double>(part.bytes) / all * bar.width();
        const double right = std::min(left + std::max(share, least_part), bar.right());
        painter.save();
        painter.setClipRect(QRectF(left, bar.top(), right - left, bar.height()), Qt::IntersectClip);
        paint_class(painter, QRectF(left, bar.top(), right - left, bar.height()), look_of(part), palette);
        painter.restore();
        left = right;
    }
}

}  // namespace

void UsageBar::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);  // the ground
    const auto* model = static_cast<const UsageModel*>(index.model());
    const UsageTotals& totals = model->node(index).totals;
    const QRect room = option.rect.adjusted(margin, margin, -margin, -margin);
    const std::uint64_t largest = model->largest_beside(index);
    if (largest == 0 || totals.apparent == 0) return;
    const double share = static_cast<double>(totals.apparent) / static_cast<double>(largest);
    const QRect own(room.left(), room.top(), std::max(static_cast<int>(share * room.width()), 3), room.height());
    const QRectF bar = QStyle::visualRect(option.direction, room, own);
    painter->save();
    paint_parts(*painter, bar, totals, option.palette);
    painter->restore();
}

QSize UsageBar::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {120, QFontMetrics(option.font).height() + 2 * margin};
}

}  // namespace drover::ui
