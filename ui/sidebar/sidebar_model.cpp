// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/sidebar_model.h"

#include <algorithm>

#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

const std::string& id_of(const Lane& lane) {
    return lane.device.id;
}

}  // namespace

SidebarModel::SidebarModel(QObject* parent) : QAbstractListModel(parent), counts_(state_filters().size()) {}

void SidebarModel::update(const std::vector<JobSnapshot>& jobs, const std::vector<Lane>& lanes) {
    set_lanes(lanes);
    for (int row = 0; row < rowCount(); ++row) {
        if (is_heading(row)) continue;
        const JobFilter shown = filter(row);
        set_count(row, static_cast<std::uint64_t>(std::ranges::count_if(
                           jobs, [&shown](const JobSnapshot& job) { return shown.accepts(job); })));
    }
}

void SidebarModel::set_lanes(const std::vector<Lane>& lanes) {
    const bool same = std::ranges::equal(lanes, lanes_, {}, id_of, id_of);
    if (same) {
        lanes_ = lanes;
        return;
    }
    const int before = rowCount();
    const int after = first_lane() + static_cast<int>(lanes.size()) - (lanes.empty() ? 1 : 0);
    if (after > before) beginInsertRows({}, before, after - 1);
    if (after < before) beginRemoveRows({}, after, before - 1);
    lanes_ = lanes;
    counts_.resize(static_cast<std::size_t>(after));
    if (after > before) endInsertRows();
    if (after < before) endRemoveRows();
    if (!lanes_.empty()) Q_EMIT dataChanged(index(first_lane()), index(rowCount() - 1));
}

void SidebarModel::set_count(int row, std::uint64_t count) {
    std::uint64_t& known = counts_[static_cast<std::size_t>(row)];
    if (known == count) return;
    known = count;
    Q_EMIT dataChanged(index(row), index(row));
}

int SidebarModel::first_lane() const {
    return static_cast<int>(state_filters().size()) + 1;
}

bool SidebarModel::is_heading(int row) const {
    return row == first_lane() - 1;
}

JobFilter SidebarModel::filter(int row) const {
    if (const Lane* device = lane(row)) return JobFilter::of_device(device->device.id);
    const auto state = static_cast<std::size_t>(std::clamp(row, 0, first_lane() - 2));
    return JobFilter(state_filters()[state]);
}

std::optional<int> SidebarModel::row_of(const JobFilter& wanted) const {
    for (int row = 0; row < rowCount(); ++row) {
        if (!is_heading(row) && filter(row) == wanted) return row;
    }
    return std::nullopt;
}

const Lane* SidebarModel::lane(int row) const {
    const int number = row - first_lane();
    return number >= 0 && number < static_cast<int>(lanes_.size()) ? &lanes_[static_cast<std::size_t>(number)]
                                                                   : nullptr;
}

int SidebarModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(counts_.size());
}

QString SidebarModel::title(int row) const {
    if (is_heading(row)) return tr("Devices");
    const Lane* device = lane(row);
    return device ? show_path(device->device.name()) : state_filters()[static_cast<std::size_t>(row)].title();
}

QVariant SidebarModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const int row = index.row();
    const auto count = static_cast<qulonglong>(counts_[static_cast<std::size_t>(row)]);
    switch (role) {
        case Qt::DisplayRole:
            return title(row);
        case Qt::AccessibleTextRole:
            return is_heading(row) ? title(row) : tr("%1, %2").arg(title(row), jobs_text(count));
        case Qt::DecorationRole:
            if (is_heading(row)) return {};
            return QString::fromLatin1(lane(row) ? "device" : state_filters()[static_cast<std::size_t>(row)].symbol);
        case Qt::ToolTipRole:
            return lane(row) ? tr("Jobs that keep this device busy. Drop files here to send them to it.") : QString();
        case count_role:
            return count;
        case heading_role:
            return is_heading(row);
        default:
            return {};
    }
}

Qt::ItemFlags SidebarModel::flags(const QModelIndex& index) const {
    if (is_heading(index.row())) return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

}  // namespace drover::ui
