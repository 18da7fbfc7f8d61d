// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <optional>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

class FilteredJobs;

// The queue, or the part of it that is to be shown. Several jobs can be selected; the current one is shown in the
// details.
class JobList : public QListView {
    Q_OBJECT

public:
    explicit JobList(FilteredJobs& jobs, QWidget* parent = nullptr);

    std::vector<JobSnapshot> selected_jobs() const;  // in queue order
    void select_job(JobId id);
    std::optional<JobId> current_job() const;

    // What files that are dropped at this place would join.
    std::optional<JobId> job_at(const QPoint& place) const;
    QRect row_at(const QPoint& place) const;

Q_SIGNALS:
    void current_job_changed();
    void questions_wanted();  // of the current job: by Enter, a double click, or a click on their number

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    FilteredJobs& jobs_;
};

}  // namespace drover::ui
