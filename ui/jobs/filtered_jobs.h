// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <optional>

#include "ui/jobs/job_model.h"
#include "ui/sidebar/job_filters.h"

namespace drover::ui {

// The part of the queue that the sidebar's filter lets through, in queue order.
class FilteredJobs : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FilteredJobs(JobModel& jobs, QObject* parent = nullptr);

    void set_filter(const JobFilter& filter);
    JobModel& queue() { return jobs_; }
    const JobRow& row(int index) const;
    std::optional<int> find(JobId id) const;  // its row, where it is shown

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    JobModel& jobs_;
    JobFilter filter_;
};

}  // namespace drover::ui
