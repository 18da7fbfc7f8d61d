// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include "engine/api/queue_state.h"
#include "ui/sidebar/job_filters.h"

namespace drover::ui {

class SidebarModel;

// Chooses which jobs the list shows.
class Sidebar : public QListView {
    Q_OBJECT

public:
    explicit Sidebar(QWidget* parent = nullptr);

    void update_counts(const std::vector<JobSnapshot>& jobs, const std::vector<Lane>& lanes);
    JobFilter filter() const;
    void show_all();

    // What a drop at this place is for: a lane's row, or nothing.
    const Lane* lane_at(const QPoint& place) const;
    QRect row_at(const QPoint& place) const;
    QSize sizeHint() const override;

Q_SIGNALS:
    void filter_changed();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    SidebarModel* model_;
};

}  // namespace drover::ui
