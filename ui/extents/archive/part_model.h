// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <optional>

#include "ui/extents/archive/archive_picture.h"

namespace drover::ui {

// The members of an archive that have a range of it, in order of offset.
class PartModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        name_column,
        offset_column,
        length_column,
        size_column,
        alignment_column,
        clonable_column,
        column_count
    };

    using QAbstractTableModel::QAbstractTableModel;

    void show_archive(SharedArchive archive);
    const ArchivePart& part(int row) const { return archive_->view.parts[static_cast<std::size_t>(row)]; }
    std::optional<int> row_at(std::uint64_t offset) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    SharedArchive archive_;
};

QString clonable_text(const ArchivePart& part);
QString part_text(const ArchivePart& part);  // one line about it

}  // namespace drover::ui
