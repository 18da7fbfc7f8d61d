// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "ui/details/files/item_log.h"

namespace drover::ui {

// The item log as a table. Sorting asks the log for another order.
class ItemModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ItemModel(Engine& engine, QObject* parent = nullptr);

    ItemLog& log() { return log_; }
    const ItemRecord& record(int row) const { return log_.record(static_cast<std::uint64_t>(row)); }
    std::uint32_t number(int row) const { return log_.number(static_cast<std::uint64_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    void grow();
    void replace();

    ItemLog log_;
    int rows_ = 0;  // what the views know of
};

}  // namespace drover::ui
