// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job_model.h"

#include <QMimeData>
#include <algorithm>
#include <unordered_set>

#include "ui/text/format.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

const QString job_type = QStringLiteral("application/x-drover-job");

QString tool_tip(const JobSnapshot& job) {
    constexpr std::size_t most = 8;
    QStringList lines;
    const auto& sources = job.request->sources;
    for (std::size_t i = 0; i < std::min(most, sources.size()); ++i) lines << show_path(sources[i]);
    if (sources.size() > most) lines << JobModel::tr("and %1 more").arg(format_count(sources.size() - most));
    lines << JobModel::tr("to %1").arg(show_path(job.request->destination));
    return lines.join(u'\n');
}

}  // namespace

std::optional<int> JobModel::find(JobId id) const {
    const auto found = std::ranges::find_if(rows_, [id](const JobRow& row) { return row.live().id == id; });
    if (found == rows_.end()) return std::nullopt;
    return static_cast<int>(found - rows_.begin());
}

bool JobModel::any(bool (*has)(const JobSnapshot&)) const {
    return std::ranges::any_of(rows_, [has](const JobRow& row) { return has(row.live()); });
}

void JobModel::set_jobs(const std::vector<JobSnapshot>& jobs) {
    remove_missing(jobs);
    std::vector<int> changed;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        const int index = static_cast<int>(i);
        if (i >= rows_.size() || rows_[i].live().id != jobs[i].id) place(index, jobs[i]);
        if (rows_[i].update(jobs[i])) changed.push_back(index);
    }
    announce(changed);
}

void JobModel::remove_missing(const std::vector<JobSnapshot>& jobs) {
    std::unordered_set<std::uint64_t> kept;
    for (const JobSnapshot& job : jobs) kept.insert(static_cast<std::uint64_t>(job.id));
    for (int i = static_cast<int>(rows_.size()) - 1; i >= 0; --i) {
        if (kept.contains(static_cast<std::uint64_t>(row(i).live().id))) continue;
        beginRemoveRows({}, i, i);
        rows_.erase(rows_.begin() + i);
        endRemoveRows();
    }
}

// Everything before `index` is in place, so the job is either further down or new.
void JobModel::place(int index, const JobSnapshot& job) {
    const auto from = find(job.id);
    if (!from) {
        beginInsertRows({}, index, index);
        rows_.insert(rows_.begin() + index, JobRow(job));
        endInsertRows();
        return;
    }
    beginMoveRows({}, *from, *from, {}, index);
    std::rotate(rows_.begin() + index, rows_.begin() + *from, rows_.begin() + *from + 1);
    endMoveRows();
}

void JobModel::announce(const std::vector<int>& changed) {
    for (std::size_t begin = 0; begin < changed.size();) {
        std::size_t end = begin + 1;
        while (end < changed.size() && changed[end] == changed[end - 1] + 1) ++end;
        Q_EMIT dataChanged(index(changed[begin]), index(changed[end - 1]));
        begin = end;
    }
}

int JobModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant JobModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const JobRow& job = row(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return job_title(*job.text().request);
        case Qt::AccessibleTextRole:
            return job_sentence(job.text());
        case Qt::ToolTipRole:
            return tool_tip(job.text());
        case row_role:
            return QVariant::fromValue(&job);
        default:
            return {};
    }
}

Qt::ItemFlags JobModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::ItemIsDropEnabled;  // between rows, not on them
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList JobModel::mimeTypes() const {
    return {job_type};
}

QMimeData* JobModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) return nullptr;
    const JobId id = row(indexes.front().row()).live().id;
    auto* data = new QMimeData;
    data->setData(job_type, QByteArray::number(static_cast<qulonglong>(id)));
    return data;
}

bool JobModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int, int, const QModelIndex&) const {
    return data->hasFormat(job_type) && action == Qt::MoveAction;
}

bool JobModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                            const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    const JobId id{data->data(job_type).toULongLong()};
    const auto from = find(id);
    if (!from) return false;
    const int gap = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    Q_EMIT move_wanted(static_cast<quint64>(id), gap > *from ? gap - 1 : gap);
    // The view would remove the dragged row after a move; the row stays and moves with the next sample.
    return false;
}

}  // namespace drover::ui
