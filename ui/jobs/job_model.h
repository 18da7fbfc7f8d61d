// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include "engine/api/job_snapshot.h"
#include "ui/jobs/job_row.h"

namespace drover::ui {

// The queue, in its order. Never resets: rows are changed, moved, inserted and removed one by one, so that selection,
// focus and scroll position stay with their jobs.
class JobModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int row_role = Qt::UserRole;  // const JobRow*

    using QAbstractListModel::QAbstractListModel;

    void set_jobs(const std::vector<JobSnapshot>& jobs);
    const JobRow& row(int index) const { return rows_[static_cast<std::size_t>(index)]; }
    std::optional<int> find(JobId id) const;
    bool any(bool (*property)(const JobSnapshot&)) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    // Dragging a row asks for another place in the queue; the engine decides and the next sample shows it.
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void move_wanted(quint64 job, int position);  // a JobId; Qt's meta types refuse the enumeration

private:
    void remove_missing(const std::vector<JobSnapshot>& jobs);
    void place(int index, const JobSnapshot& job);
    void announce(const std::vector<int>& changed);

    std::vector<JobRow> rows_;
};

}  // namespace drover::ui
