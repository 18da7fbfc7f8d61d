// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/files/item_model.h"

#include <QApplication>
#include <QPalette>
#include <algorithm>
#include <limits>

#include "ui/details/files/item_columns.h"
#include "ui/lists/cell_delegate.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

const ItemColumn& column_at(int section) {
    return item_columns()[static_cast<std::size_t>(section)];
}

QVariant ink(const ItemRecord& record) {
    const QPalette palette = QApplication::palette();
    if (record.result == ItemResult::failed) return signal_color(Signal::bad, palette);
    if (record.result == ItemResult::warning) return signal_color(Signal::attention, palette);
    return {};
}

QVariant method_of(const ItemRecord& record) {
    return record.method ? QVariant(static_cast<int>(*record.method)) : QVariant();
}

}  // namespace

ItemModel::ItemModel(Engine& engine, QObject* parent) : QAbstractTableModel(parent), log_(engine) {
    connect(&log_, &ItemLog::grown, this, &ItemModel::grow);
    connect(&log_, &ItemLog::replaced, this, &ItemModel::replace);
}

int ItemModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : rows_;
}

int ItemModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(item_columns().size());
}

void ItemModel::grow() {
    const auto rows = static_cast<int>(std::min<std::uint64_t>(log_.size(), std::numeric_limits<int>::max()));
    if (rows <= rows_) return;
    beginInsertRows({}, rows_, rows - 1);
    rows_ = rows;
    endInsertRows();
}

void ItemModel::replace() {
    beginResetModel();
    rows_ = static_cast<int>(std::min<std::uint64_t>(log_.size(), std::numeric_limits<int>::max()));
    endResetModel();
}

QVariant ItemModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ItemColumn& column = column_at(index.column());
    switch (role) {
        case Qt::DisplayRole:
        case Qt::ToolTipRole:
            return column.text(record(index.row()));
        case Qt::TextAlignmentRole:
            return cell_alignment(column.content);
        case Qt::ForegroundRole:
            return ink(record(index.row()));
        case CellDelegate::sentence_role:
            return column.order == ItemOrder::settled;
        case CellDelegate::method_role:
            return column.order == ItemOrder::method ? method_of(record(index.row())) : QVariant();
        default:
            return {};
    }
}

QVariant ItemModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const ItemColumn& column = column_at(section);
    return column_title(column.title(), column.content, orientation, role);
}

void ItemModel::sort(int column, Qt::SortOrder order) {
    ItemQuery query = log_.query();
    query.order = column < 0 ? ItemOrder::settled : column_at(column).order;
    query.descending = column >= 0 && order == Qt::DescendingOrder;
    log_.set_query(query);
}

}  // namespace drover::ui
