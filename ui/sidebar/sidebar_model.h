// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <optional>
#include <vector>

#include "engine/api/queue_state.h"
#include "ui/sidebar/job_filters.h"

namespace drover::ui {

// The filters by state, then a heading, then the device lanes; each with the number of its jobs.
class SidebarModel : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr int count_role = Qt::UserRole;        // quint64
    static constexpr int heading_role = Qt::UserRole + 1;  // bool

    explicit SidebarModel(QObject* parent = nullptr);

    void update(const std::vector<JobSnapshot>& jobs, const std::vector<Lane>& lanes);
    JobFilter filter(int row) const;
    std::optional<int> row_of(const JobFilter& filter) const;
    const Lane* lane(int row) const;  // null where the row is none

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void set_lanes(const std::vector<Lane>& lanes);
    void set_count(int row, std::uint64_t count);
    bool is_heading(int row) const;
    QString title(int row) const;
    int first_lane() const;

    std::vector<std::uint64_t> counts_;  // of each row
    std::vector<Lane> lanes_;
};

}  // namespace drover::ui
