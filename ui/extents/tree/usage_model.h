// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <memory>
#include <vector>

#include "engine/api/tree_usage.h"

namespace drover::ui {

// The directories of a scan, with the sums of each. Sorts every directory's children by a column.
class UsageModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column {
        name_column,
        bar_column,
        apparent_column,
        allocated_column,
        exclusive_column,
        shared_column,
        hole_column,
        freed_column,
        files_column,
        column_count
    };

    using QAbstractItemModel::QAbstractItemModel;

    void show_usage(std::shared_ptr<const TreeUsage> usage);
    const TreeUsage* usage() const { return usage_.get(); }
    std::uint32_t node_of(const QModelIndex& index) const;
    const UsageNode& node(const QModelIndex& index) const { return usage_->nodes[node_of(index)]; }
    std::string path_of(const QModelIndex& index) const;
    // The largest apparent size among the children of one parent, for bars to be measured against.
    std::uint64_t largest_beside(const QModelIndex& index) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    bool comes_before(std::uint32_t a, std::uint32_t b) const;
    void sort_children();

    std::shared_ptr<const TreeUsage> usage_;
    std::vector<std::vector<std::uint32_t>> children_;
    std::vector<int> rows_;  // of each node among its siblings
    std::vector<std::uint64_t> largest_child_;
    int column_ = apparent_column;
    Qt::SortOrder order_ = Qt::DescendingOrder;
};

}  // namespace drover::ui
