// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <optional>

#include "ui/extents/reading/comparison_picture.h"

namespace drover::ui {

// The pieces of one file in order of offset, or of all files in order of their address on the filesystem. Makes a
// row's texts when they are asked for; the rows themselves belong to the picture.
class PieceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        file_column,
        offset_column,
        length_column,
        state_column,
        sharing_column,
        sharers_column,
        address_column,
        flags_column,
        column_count
    };
    enum class Order { offset, address };

    using QAbstractTableModel::QAbstractTableModel;

    void show_picture(SharedPicture picture);
    void show_file(std::size_t file);
    void set_order(Order order);
    Order order() const { return order_; }
    std::size_t file() const { return file_; }

    std::size_t file_of(int row) const;
    Piece piece(int row) const;
    // The row of the shown file that holds a byte of it.
    std::optional<int> row_at(std::uint64_t offset) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QString text(int row, Column column) const;

private:
    PlacedPiece at(int row) const;

    SharedPicture picture_;
    std::size_t file_ = 0;
    Order order_ = Order::offset;
};

}  // namespace drover::ui
