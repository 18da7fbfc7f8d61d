// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/sidebar.h"

#include <algorithm>

#include "ui/sidebar/sidebar_delegate.h"
#include "ui/sidebar/sidebar_model.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

Sidebar::Sidebar(QWidget* parent) : QListView(parent), model_(new SidebarModel(this)) {
    setObjectName(QStringLiteral("sidebar"));
    setAccessibleName(tr("Which jobs are shown"));
    setModel(model_);
    setItemDelegate(new SidebarDelegate(this));
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setAcceptDrops(false);  // the window takes drops and asks lane_at()
    setViewportMargins(0, 6, 0, 6);
    viewport()->setBackgroundRole(QPalette::Window);
    setMinimumWidth(14 * fontMetrics().averageCharWidth());  // enough of a name to tell it from the others
    use_slim_scroll_bar(*this);
    show_all();
}

void Sidebar::update_counts(const std::vector<JobSnapshot>& jobs, const std::vector<Lane>& lanes) {
    const JobFilter chosen = filter();
    model_->update(jobs, lanes);
    // Devices come and go; the choice stays with its device, and without it falls back to all jobs.
    const int row = model_->row_of(chosen).value_or(0);
    if (row != currentIndex().row()) setCurrentIndex(model_->index(row));
}

JobFilter Sidebar::filter() const {
    return model_->filter(currentIndex().row());
}

void Sidebar::show_all() {
    setCurrentIndex(model_->index(0));
}

const Lane* Sidebar::lane_at(const QPoint& place) const {
    const QModelIndex index = indexAt(viewport()->mapFrom(this, place));
    return index.isValid() ? model_->lane(index.row()) : nullptr;
}

QRect Sidebar::row_at(const QPoint& place) const {
    const QRect row = visualRect(indexAt(viewport()->mapFrom(this, place)));
    return row.translated(viewport()->pos());
}

QSize Sidebar::sizeHint() const {
    return {std::max(150, sizeHintForColumn(0)), 200};
}

void Sidebar::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    Q_EMIT filter_changed();
}

}  // namespace drover::ui
