// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/table/piece_model.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/strip/lane_topic.h"
#include "ui/extents/text/extent_words.h"
#include "ui/lists/column_title.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

constexpr std::size_t most_sharers = 3;
constexpr std::size_t most_rows = std::numeric_limits<int>::max();

ColumnContent content_of(int column) {
    const bool figures = column == PieceModel::offset_column || column == PieceModel::length_column ||
                         column == PieceModel::address_column;
    return figures ? ColumnContent::figures : ColumnContent::text;
}

QString title_of(int column) {
    const QString titles[PieceModel::column_count] = {
        PieceModel::tr("File"),    PieceModel::tr("Offset"),      PieceModel::tr("Bytes"),   PieceModel::tr("State"),
        PieceModel::tr("Sharing"), PieceModel::tr("Shared with"), PieceModel::tr("Address"), PieceModel::tr("Flags")};
    return titles[column];
}

}  // namespace

void PieceModel::show_picture(SharedPicture picture) {
    beginResetModel();
    picture_ = std::move(picture);
    file_ = 0;
    endResetModel();
}

void PieceModel::show_file(std::size_t file) {
    if (file == file_) return;
    if (order_ == Order::address) {
        file_ = file;
        return;
    }
    beginResetModel();
    file_ = file;
    endResetModel();
}

void PieceModel::set_order(Order order) {
    if (order == order_) return;
    beginResetModel();
    order_ = order;
    endResetModel();
}

PlacedPiece PieceModel::at(int row) const {
    const auto index = static_cast<std::size_t>(row);
    if (order_ == Order::address) return picture_->by_address[index];
    return {static_cast<std::uint32_t>(file_), picture_->files[file_].pieces[index]};
}

std::size_t PieceModel::file_of(int row) const {
    return at(row).file;
}

Piece PieceModel::piece(int row) const {
    const PlacedPiece placed = at(row);
    return piece_of(*picture_->comparison.files[placed.file], placed.piece);
}

std::optional<int> PieceModel::row_at(std::uint64_t offset) const {
    if (!picture_ || !picture_->comparison.files[file_]) return std::nullopt;
    const FileView& view = *picture_->comparison.files[file_];
    const auto holds = [&](PieceIndex index) {
        const Piece found = piece_of(view, index);
        return found.offset() <= offset && offset < found.end();
    };
    if (order_ == Order::address) {
        const auto& placed = picture_->by_address;
        const auto row =
            std::ranges::find_if(placed, [&](const PlacedPiece& p) { return p.file == file_ && holds(p.piece); });
        if (row == placed.end()) return std::nullopt;
        return static_cast<int>(row - placed.begin());
    }
    const auto& pieces = picture_->files[file_].pieces;
    const auto after = std::ranges::upper_bound(pieces, offset, {}, [&](PieceIndex i) { return offset_of(view, i); });
    if (after == pieces.begin() || !holds(*std::prev(after))) return std::nullopt;
    return static_cast<int>(after - pieces.begin()) - 1;
}

int PieceModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !picture_ || picture_->files.empty()) return 0;
    const std::size_t rows =
        order_ == Order::address ? picture_->by_address.size() : picture_->files[file_].pieces.size();
    return static_cast<int>(std::min(rows, most_rows));
}

int PieceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString PieceModel::text(int row, Column column) const {
    const std::size_t file = file_of(row);
    const FileView& view = *picture_->comparison.files[file];
    const Piece shown = piece(row);
    switch (column) {
        case file_column:
            return name_among(picture_->comparison, file);
        case offset_column:
            return exact_number(shown.offset());
        case length_column:
            return exact_number(shown.length());
        case state_column:
            return class_name(LaneTopic::state, class_of(shown.extent.kind));
        case sharing_column:
            return class_name(LaneTopic::sharing, class_of(shown.sharing.sharing));
        case sharers_column:
            return sharers_text(picture_->comparison, view.same_as.value_or(file), shown.sharing, most_sharers);
        case address_column:
            return address_text(shown.extent);
        case flags_column:
            return flags_text(shown.extent.flags);
        case column_count:
            break;
    }
    return {};
}

QVariant PieceModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::TextAlignmentRole) return cell_alignment(content_of(index.column()));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    return text(index.row(), static_cast<Column>(index.column()));
}

QVariant PieceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (section == address_column && role == Qt::ToolTipRole) return tr("Filesystem address");
    return column_title(title_of(section), content_of(section), orientation, role);
}

}  // namespace drover::ui
