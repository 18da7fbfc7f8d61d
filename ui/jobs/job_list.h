// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <optional>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

class JobModel;

// The queue. Several jobs can be selected; the current one is shown in the details.
class JobList : public QListView {
    Q_OBJECT

public:
    JobList(JobModel& model, QWidget* parent = nullptr);

    std::vector<JobSnapshot> selected_jobs() const;  // in queue order
    void select_job(JobId id);
    std::optional<JobId> current_job() const;

Q_SIGNALS:
    void current_job_changed();
    void questions_wanted();  // of the current job: by Enter, a double click, or a click on their number

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;

private:
    JobModel& jobs_;
};

}  // namespace drover::ui
