// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/errors/cause_model.h"

#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

void CauseModel::show_job(const JobSnapshot& job, bool same_job) {
    const int before = rowCount();
    const int after = static_cast<int>(job.causes->size()) + 1;
    const bool grows = same_job && after >= before && before > 0;
    total_ = job.errors_total;
    if (grows) {
        if (after > before) beginInsertRows({}, before, after - 1);
        const bool counted = causes_ != job.causes;
        causes_ = job.causes;
        if (after > before) endInsertRows();
        if (counted) Q_EMIT dataChanged(index(0), index(before - 1));
        return;
    }
    beginResetModel();
    causes_ = job.causes;
    endResetModel();
}

void CauseModel::show_nothing() {
    beginResetModel();
    causes_.reset();
    endResetModel();
}

std::optional<std::uint32_t> CauseModel::cause(int row) const {
    return row > 0 ? std::optional(static_cast<std::uint32_t>(row - 1)) : std::nullopt;
}

int CauseModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !causes_ ? 0 : static_cast<int>(causes_->size()) + 1;
}

QVariant CauseModel::data(const QModelIndex& index, int role) const {
    if (role != Qt::DisplayRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const auto place = cause(index.row());
    if (!place) return tr("All causes\n%1").arg(errors_text(total_));
    const ErrorCause& cause = (*causes_)[*place];
    QString reason = tell_reason(cause.reason);
    if (!cause.code.empty()) reason = tr("%1 (%2)").arg(reason, QString::fromStdString(cause.code));
    return tr("%1\n%2").arg(reason, errors_text(cause.count));
}

}  // namespace drover::ui
