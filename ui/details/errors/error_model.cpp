// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/errors/error_model.h"

#include "ui/text/engine_words.h"
#include "ui/text/format.h"

namespace drover::ui {

void ErrorModel::show_job(List errors) {
    beginResetModel();
    errors_ = std::move(errors);
    endResetModel();
}

void ErrorModel::append_from(List errors) {
    const int before = rowCount();
    const int after = static_cast<int>(errors->size());
    if (after < before) return show_job(std::move(errors));
    if (after > before) beginInsertRows({}, before, after - 1);
    errors_ = std::move(errors);
    if (after > before) endInsertRows();
}

int ErrorModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !errors_ ? 0 : static_cast<int>(errors_->size());
}

QVariant ErrorModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Error& error = (*errors_)[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) return tell_error(error);
    if (role != Qt::DisplayRole) return {};
    QString what = tell_reason(error.reason);
    if (!error.code.empty()) what = tr("%1 (%2)").arg(what, QString::fromStdString(error.code));
    return tr("%1\n%2").arg(show_name(error.path), what);
}

}  // namespace drover::ui
