// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <memory>
#include <optional>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// Why things failed, one row a cause after one for all of them. Two lines each: the reason, and how often.
class CauseModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show_job(const JobSnapshot& job, bool same_job);
    void show_nothing();
    std::optional<std::uint32_t> cause(int row) const;  // its place in JobSnapshot::causes; nothing for all

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::shared_ptr<const std::vector<ErrorCause>> causes_;
    std::uint64_t total_ = 0;
};

}  // namespace drover::ui
