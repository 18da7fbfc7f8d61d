// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job_list.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QPainter>
#include <algorithm>

#include "ui/jobs/filtered_jobs.h"
#include "ui/jobs/job_delegate.h"
#include "ui/lists/set_model.h"
#include "ui/theme/colors.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

JobList::JobList(FilteredJobs& jobs, QWidget* parent) : QListView(parent), jobs_(jobs) {
    setObjectName(QStringLiteral("jobs"));
    setAccessibleName(tr("Jobs"));
    set_model(*this, jobs_);
    auto* delegate = new JobDelegate(this);
    setItemDelegate(delegate);
    connect(delegate, &JobDelegate::questions_clicked, this, &JobList::questions_wanted);
    connect(this, &QListView::activated, this, [this](const QModelIndex& index) {
        if (jobs_.row(index.row()).live().questions_open > 0) Q_EMIT questions_wanted();
    });
    setUniformItemSizes(true);
    setSelectionMode(ExtendedSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    // InternalMove would refuse what other windows of this list drag in and remove rows by itself.
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(false);
    setMinimumWidth(380);
    use_slim_scroll_bar(*this);
}

std::vector<JobSnapshot> JobList::selected_jobs() const {
    QModelIndexList indexes = selectionModel()->selectedRows();
    std::ranges::sort(indexes, {}, &QModelIndex::row);
    std::vector<JobSnapshot> jobs;
    for (const QModelIndex& index : indexes) jobs.push_back(jobs_.row(index.row()).live());
    return jobs;
}

void JobList::select_job(JobId id) {
    const auto row = jobs_.find(id);
    if (!row) return;
    selectionModel()->setCurrentIndex(jobs_.index(*row, 0), QItemSelectionModel::ClearAndSelect);
    scrollTo(currentIndex());
}

std::optional<JobId> JobList::current_job() const {
    const QModelIndex index = currentIndex();
    if (!index.isValid()) return std::nullopt;
    return jobs_.row(index.row()).live().id;
}

std::optional<JobId> JobList::job_at(const QPoint& place) const {
    const QModelIndex index = indexAt(viewport()->mapFrom(this, place));
    return index.isValid() ? std::optional(jobs_.row(index.row()).live().id) : std::nullopt;
}

QRect JobList::row_at(const QPoint& place) const {
    return visualRect(indexAt(viewport()->mapFrom(this, place))).translated(viewport()->pos());
}

void JobList::paintEvent(QPaintEvent* event) {
    QListView::paintEvent(event);
    if (jobs_.rowCount() > 0) return;
    QPainter painter(viewport());
    painter.setPen(secondary_text(palette()));
    painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("No job here at the moment"));
}

void JobList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    Q_EMIT current_job_changed();
}

void JobList::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) scheduleDelayedItemsLayout();
}

}  // namespace drover::ui
