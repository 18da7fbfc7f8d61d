// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/filtered_jobs.h"

namespace drover::ui {

FilteredJobs::FilteredJobs(JobModel& jobs, QObject* parent) : QSortFilterProxyModel(parent), jobs_(jobs) {
    setSourceModel(&jobs);
}

void FilteredJobs::set_filter(const JobFilter& filter) {
    if (filter == filter_) return;
    filter_ = filter;
    invalidateFilter();
}

const JobRow& FilteredJobs::row(int index) const {
    return jobs_.row(mapToSource(this->index(index, 0)).row());
}

std::optional<int> FilteredJobs::find(JobId id) const {
    const auto place = jobs_.find(id);
    const QModelIndex shown = place ? mapFromSource(jobs_.index(*place)) : QModelIndex();
    return shown.isValid() ? std::optional(shown.row()) : std::nullopt;
}

bool FilteredJobs::filterAcceptsRow(int row, const QModelIndex&) const {
    return filter_.accepts(jobs_.row(row).live());
}

}  // namespace drover::ui
