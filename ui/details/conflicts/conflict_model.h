// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// A job's open questions, both sides in one row. Answered ones leave row by row, so the selection stays where the
// person is; those that are put off stay and say so.
class ConflictModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using List = std::shared_ptr<const std::vector<Question>>;

    enum Column { name, new_size, new_time, old_size, old_time, verdict, column_count };

    using QAbstractTableModel::QAbstractTableModel;

    void show_job(const List& questions);  // another job's list
    void update_from(const List& questions);
    const Question& question(int row) const { return questions_[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void remove_answered(const std::vector<Question>& questions);
    void take_marks(const std::vector<Question>& questions);

    List source_;
    std::vector<Question> questions_;
};

}  // namespace drover::ui
