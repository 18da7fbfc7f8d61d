// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <memory>
#include <vector>

#include "engine/base/error.h"

namespace drover::ui {

// A job's errors, two lines each: the name, and what went wrong. Shares the engine's list instead of copying it.
class ErrorModel : public QAbstractListModel {
    Q_OBJECT

public:
    using List = std::shared_ptr<const std::vector<Error>>;

    using QAbstractListModel::QAbstractListModel;

    void show_job(List errors);     // another job's list
    void append_from(List errors);  // the same job's list, which only grows

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    List errors_;
};

}  // namespace drover::ui
