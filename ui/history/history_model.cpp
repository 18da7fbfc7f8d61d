// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_model.h"

#include <QApplication>
#include <algorithm>
#include <utility>

#include "ui/history/stored_words.h"
#include "ui/lists/column_title.h"
#include "ui/text/format.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

ColumnContent content_of(int column) {
    const bool figures = column >= HistoryModel::size;
    return figures ? ColumnContent::figures : ColumnContent::text;
}

QVariant ink(JobState state) {
    const QPalette palette = QApplication::palette();
    if (state == JobState::failed) return signal_color(Signal::bad, palette);
    if (state == JobState::partial) return signal_color(Signal::attention, palette);
    return {};
}

}  // namespace

void HistoryModel::show_jobs(std::vector<StoredJob> jobs) {
    beginResetModel();
    jobs_ = std::move(jobs);
    endResetModel();
}

std::optional<int> HistoryModel::row_of(std::int64_t number) const {
    const auto found = std::ranges::find(jobs_, number, &StoredJob::number);
    if (found == jobs_.end()) return std::nullopt;
    return static_cast<int>(found - jobs_.begin());
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(jobs_.size());
}

int HistoryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QString HistoryModel::text(const StoredJob& job, int column) {
    switch (column) {
        case ended:
            return ended_text(job);
        case title:
            return stored_title(job);
        case state:
            return state_title(snapshot_of(job));
        case size:
            return format_size(job.report.counts.bytes_done);
        case files:
            return format_count(job.report.counts.files_done);
        case saved:
            return job.report.saved.clones.bytes + job.report.saved.holes.bytes == 0
                       ? tr("–")
                       : format_size(total_saved(job.report.saved));
        default:
            return {};
    }
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const StoredJob& own = job(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return text(own, index.column());
        case Qt::ToolTipRole:
            return job_sentence(snapshot_of(own));
        case Qt::TextAlignmentRole:
            return cell_alignment(content_of(index.column()));
        case Qt::ForegroundRole:
            return index.column() == state ? ink(own.report.state) : QVariant();
        default:
            return {};
    }
}

QVariant HistoryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const QString titles[column_count] = {tr("Ended"), tr("Job"), tr("State"), tr("Size"), tr("Files"), tr("Saved")};
    return column_title(titles[section], content_of(section), orientation, role);
}

}  // namespace drover::ui
