// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemModel;
class QAbstractItemView;

namespace drover::ui {

// QAbstractItemView::setModel, and more: when the selected rows are removed, the neighbour that becomes current is
// selected too, so that the next key has something to work on. Qt does this for single selection only.
void set_model(QAbstractItemView& view, QAbstractItemModel& model);

}  // namespace drover::ui
