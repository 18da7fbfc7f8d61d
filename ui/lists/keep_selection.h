// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace drover::ui {

// When the selected rows are removed, the neighbour that becomes current is selected too, so that the next key has
// something to work on. Qt does this for single selection only.
void keep_selection(QAbstractItemView& view);

}  // namespace drover::ui
