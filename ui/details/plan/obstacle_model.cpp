// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/plan/obstacle_model.h"

#include "ui/details/plan/obstacle_words.h"
#include "ui/lists/cell_delegate.h"
#include "ui/lists/column_title.h"
#include "ui/text/format.h"

namespace drover::ui {

void ObstacleModel::show_plan(std::shared_ptr<const Plan> plan) {
    beginResetModel();
    plan_ = std::move(plan);
    endResetModel();
}

int ObstacleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !plan_ ? 0 : static_cast<int>(plan_->obstacles.size());
}

int ObstacleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QVariant ObstacleModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PlannedObstacle& obstacle = plan_->obstacles[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole) return cell_alignment(ColumnContent::text);
    if (role == Qt::ToolTipRole) return show_path(obstacle.source);
    if (role == CellDelegate::sentence_role) return index.column() == problem;
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case name:
            return show_name(obstacle.source);
        case problem:
            return obstacle_text(obstacle.kind);
        case proposal:
            return obstacle.proposal.empty() ? tr("none: it would fail") : show_path(obstacle.proposal);
        default:
            return {};
    }
}

QVariant ObstacleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const QString titles[column_count] = {tr("Name"), tr("The destination cannot take"), tr("Proposed name")};
    return column_title(titles[section], ColumnContent::text, orientation, role);
}

}  // namespace drover::ui
