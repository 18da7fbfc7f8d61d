// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/plan/obstacle_model.h"

#include "ui/details/plan/obstacle_words.h"
#include "ui/lists/cell_delegate.h"
#include "ui/lists/column_title.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"

namespace drover::ui {

void ObstacleModel::show_plan(std::shared_ptr<const Plan> plan) {
    beginResetModel();
    plan_ = std::move(plan);
    endResetModel();
}

int ObstacleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !plan_ ? 0 : static_cast<int>(plan_->obstacles.size() + plan_->errors.size());
}

int ObstacleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

ObstacleModel::Row ObstacleModel::row(std::size_t number) const {
    const QString none = tr("none: it would fail");
    if (number < plan_->obstacles.size()) {
        const PlannedObstacle& obstacle = plan_->obstacles[number];
        return {obstacle.source, obstacle_text(obstacle.kind),
                obstacle.proposal.empty() ? none : show_path(obstacle.proposal)};
    }
    const Error& error = plan_->errors[number - plan_->obstacles.size()];
    return {error.path, tell_reason(error.reason), none};
}

QVariant ObstacleModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    if (role == Qt::TextAlignmentRole) return cell_alignment(ColumnContent::text);
    if (role == CellDelegate::sentence_role) return index.column() == problem;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    const Row shown = row(static_cast<std::size_t>(index.row()));
    if (role == Qt::ToolTipRole) return show_path(shown.path);
    switch (index.column()) {
        case name:
            return show_name(shown.path);
        case problem:
            return shown.problem;
        case proposal:
            return shown.proposal;
        default:
            return {};
    }
}

QVariant ObstacleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const QString titles[column_count] = {tr("Name"), tr("What is in the way"), tr("Proposed name")};
    return column_title(titles[section], ColumnContent::text, orientation, role);
}

}  // namespace drover::ui
