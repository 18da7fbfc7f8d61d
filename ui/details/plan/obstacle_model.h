// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <string>

#include "engine/api/plan.h"

namespace drover::ui {

// What would fail as it is: what the target cannot take, with the name that it could have instead, then the rest.
class ObstacleModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { name, problem, proposal, column_count };

    using QAbstractTableModel::QAbstractTableModel;

    void show_plan(std::shared_ptr<const Plan> plan);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        std::string path;
        QString problem;
        QString proposal;
    };
    Row row(std::size_t number) const;

    std::shared_ptr<const Plan> plan_;
};

}  // namespace drover::ui
