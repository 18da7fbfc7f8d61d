// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/section.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/lists/record_delegate.h"
#include "ui/lists/set_model.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

QLabel* section_title(const QString& text) {
    auto* label = new QLabel(text);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setWordWrap(true);
    return label;
}

QWidget* section(std::initializer_list<QWidget*> widgets) {
    auto* container = new QWidget;
    auto* layout = new QVBoxLayout(container);
    layout->setContentsMargins(0, 12, 0, 0);
    layout->setSpacing(6);
    for (QWidget* widget : widgets) layout->addWidget(widget);
    return container;
}

QListView* record_list(QAbstractItemModel& model, const QString& accessible_name) {
    auto* list = new QListView;
    set_model(*list, model);
    list->setAccessibleName(accessible_name);
    list->setUniformItemSizes(true);
    list->setItemDelegate(new RecordDelegate(list));
    list->setMouseTracking(true);
    use_slim_scroll_bar(*list);
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
