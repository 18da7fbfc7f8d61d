// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/keep_selection.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <memory>

namespace drover::ui {

void keep_selection(QAbstractItemView& view) {
    auto had_selection = std::make_shared<bool>(false);
    QObject::connect(view.model(), &QAbstractItemModel::rowsAboutToBeRemoved, &view,
                     [&view, had_selection] { *had_selection = view.selectionModel()->hasSelection(); });
    QObject::connect(view.model(), &QAbstractItemModel::rowsRemoved, &view, [&view, had_selection] {
        QItemSelectionModel& selection = *view.selectionModel();
        if (!*had_selection || selection.hasSelection() || !view.currentIndex().isValid()) return;
        selection.select(view.currentIndex(), QItemSelectionModel::SelectCurrent);
    });
}

}  // namespace drover::ui
