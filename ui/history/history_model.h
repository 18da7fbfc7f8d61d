// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "engine/api/queue_keeper.h"

namespace drover::ui {

// Jobs that have ended, a row each.
class HistoryModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { ended, title, state, size, files, saved, column_count };

    using QAbstractTableModel::QAbstractTableModel;

    void show_jobs(std::vector<StoredJob> jobs);
    const std::vector<StoredJob>& jobs() const { return jobs_; }
    std::optional<int> row_of(std::int64_t number) const;
    const StoredJob& job(int row) const { return jobs_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QString text(const StoredJob& job, int column);

    std::vector<StoredJob> jobs_;
};

}  // namespace drover::ui
