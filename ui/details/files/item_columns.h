// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

#include "engine/api/item_record.h"
#include "ui/lists/column_title.h"

namespace drover::ui {

// A column of the item table.
struct ItemColumn {
    QString (*title)();
    ItemOrder order;  // in which a click on its title sorts
    int width;        // in digits; 0 takes the rest
    ColumnContent content;
    QString (*text)(const ItemRecord& record);
};

std::span<const ItemColumn> item_columns();
QString item_result_text(ItemResult result);

}  // namespace drover::ui
