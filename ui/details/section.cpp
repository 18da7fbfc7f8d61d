// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/section.h"

#include <QLabel>
#include <QListView>
#include <algorithm>

namespace drover::ui {

QLabel* section_title(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

QListView* record_list(QAbstractItemModel& model, const QString& accessible_name) {
    auto* list = new QListView;
    list->setModel(&model);
    list->setAccessibleName(accessible_name);
    list->setUniformItemSizes(true);
    list->setAlternatingRowColors(true);
    list->setTextElideMode(Qt::ElideMiddle);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return list;
}

void fit_to_rows(QListView& list, int most) {
    const int rows = std::clamp(list.model()->rowCount(), 1, most);
    const int row_height = std::max(list.sizeHintForRow(0), list.fontMetrics().height());
    list.setFixedHeight(rows * row_height + 2 * list.frameWidth());
}

}  // namespace drover::ui
