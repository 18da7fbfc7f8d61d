// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/set_model.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <memory>

namespace drover::ui {

void set_model(QAbstractItemView& view, QAbstractItemModel& model) {
    auto had_selection = std::make_shared<bool>(false);
    // Before setModel(), because the selection model that it creates forgets the rows first.
    QObject::connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, &view,
                     [&view, had_selection] { *had_selection = view.selectionModel()->hasSelection(); });
    view.setModel(&model);
    QObject::connect(&model, &QAbstractItemModel::rowsRemoved, &view, [&view, had_selection] {
        QItemSelectionModel& selection = *view.selectionModel();
        if (!*had_selection || selection.hasSelection() || !view.currentIndex().isValid()) return;
        selection.select(view.currentIndex(), QItemSelectionModel::SelectCurrent | QItemSelectionModel::Rows);
    });
}

}  // namespace drover::ui
