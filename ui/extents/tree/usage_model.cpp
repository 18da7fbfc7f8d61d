// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/tree/usage_model.h"

#include <algorithm>
#include <utility>

#include "ui/extents/tree/usage_words.h"
#include "ui/lists/column_title.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

constexpr std::uint32_t selection_as_a_whole = 0;

ColumnContent content_of(int column) {
    return column > UsageModel::bar_column ? ColumnContent::figures : ColumnContent::text;
}

std::uint64_t sort_key(const UsageTotals& totals, int column) {
    switch (column) {
        case UsageModel::allocated_column:
            return totals.allocated;
        case UsageModel::exclusive_column:
            return totals.exclusive.bytes;
        case UsageModel::shared_column:
            return totals.shared.bytes;
        case UsageModel::hole_column:
            return totals.hole.bytes;
        case UsageModel::freed_column:
            return totals.freed.at_least.bytes;
        case UsageModel::files_column:
            return totals.files;
        default:
            return totals.apparent;
    }
}

// One figure where there is room for one: the bound that says something.
QString freed_text(const Freed& freed) {
    const bool nothing = freed.at_least.bytes == 0 && freed.at_least.precision != Precision::exact;
    return format_size(nothing ? freed.at_most : freed.at_least);
}

QString cell_text(const UsageNode& node, bool complete, int column) {
    const UsageTotals& totals = node.totals;
    const auto precision = complete && totals.unread == 0 ? Precision::exact : Precision::at_least;
    switch (column) {
        case UsageModel::name_column:
            return show_path(node.name);
        case UsageModel::apparent_column:
            return format_size(Figure{totals.apparent, precision});
        case UsageModel::allocated_column:
            return format_size(Figure{totals.allocated, precision});
        case UsageModel::exclusive_column:
            return format_size(totals.exclusive);
        case UsageModel::shared_column:
            return format_size(totals.shared);
        case UsageModel::hole_column:
            return format_size(totals.hole);
        case UsageModel::freed_column:
            return freed_text(totals.freed);
        case UsageModel::files_column:
            return format_count(totals.files);
        default:
            return {};
    }
}

}  // namespace

void UsageModel::show_usage(std::shared_ptr<const TreeUsage> usage) {
    beginResetModel();
    usage_ = std::move(usage);
    const std::size_t nodes = usage_ ? usage_->nodes.size() : 0;
    children_.assign(nodes, {});
    rows_.assign(nodes, 0);
    largest_child_.assign(nodes, 0);
    for (std::uint32_t node = 1; node < nodes; ++node) {
        const std::uint32_t parent = usage_->nodes[node].parent;
        children_[parent].push_back(node);
        largest_child_[parent] = std::max(largest_child_[parent], usage_->nodes[node].totals.apparent);
    }
    sort_children();
    endResetModel();
}

bool UsageModel::comes_before(std::uint32_t a, std::uint32_t b) const {
    const UsageNode& first = usage_->nodes[a];
    const UsageNode& second = usage_->nodes[b];
    if (column_ == name_column) return first.name < second.name;
    const std::uint64_t first_key = sort_key(first.totals, column_);
    const std::uint64_t second_key = sort_key(second.totals, column_);
    return first_key < second_key;
}

void UsageModel::sort_children() {
    for (auto& siblings : children_) {
        std::ranges::sort(siblings, [this](std::uint32_t a, std::uint32_t b) {
            const auto [first, second] = order_ == Qt::AscendingOrder ? std::pair(a, b) : std::pair(b, a);
            // Equal ones stay as they were found.
            return comes_before(first, second) || (!comes_before(second, first) && a < b);
        });
        for (std::size_t row = 0; row < siblings.size(); ++row) rows_[siblings[row]] = static_cast<int>(row);
    }
}

void UsageModel::sort(int column, Qt::SortOrder order) {
    Q_EMIT layoutAboutToBeChanged();
    column_ = column;
    order_ = order;
    sort_children();
    const QModelIndexList before = persistentIndexList();
    for (const QModelIndex& index : before)
        changePersistentIndex(index, createIndex(rows_[node_of(index)], index.column(), index.internalId()));
    Q_EMIT layoutChanged();
}

std::uint32_t UsageModel::node_of(const QModelIndex& index) const {
    return index.isValid() ? static_cast<std::uint32_t>(index.internalId()) : selection_as_a_whole;
}

std::string UsageModel::path_of(const QModelIndex& index) const {
    return usage_->path_of(node_of(index));
}

std::uint64_t UsageModel::largest_beside(const QModelIndex& index) const {
    return largest_child_[node(index).parent];
}

QModelIndex UsageModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, children_[node_of(parent)][static_cast<std::size_t>(row)]);
}

QModelIndex UsageModel::parent(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    const std::uint32_t parent = node(index).parent;
    return parent == selection_as_a_whole ? QModelIndex() : createIndex(rows_[parent], 0, parent);
}

int UsageModel::rowCount(const QModelIndex& parent) const {
    if (children_.empty() || parent.column() > 0) return 0;
    return static_cast<int>(children_[node_of(parent)].size());
}

int UsageModel::columnCount(const QModelIndex&) const {
    return column_count;
}

QVariant UsageModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const UsageNode& own = node(index);
    switch (role) {
        case Qt::TextAlignmentRole:
            return cell_alignment(content_of(index.column()));
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole:
            return usage_sentence(own);
        case Qt::AccessibleTextRole:
            return index.column() == bar_column ? usage_sentence(own)
                                                : cell_text(own, usage_->complete, index.column());
        case Qt::DisplayRole:
            return cell_text(own, usage_->complete, index.column());
        default:
            return {};
    }
}

QVariant UsageModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::ToolTipRole && section == freed_column)
        return tr("What deleting it would free: the sentence below the table has both bounds");
    const QString titles[] = {tr("Name"),   tr("Make-up"), tr("Size"),       tr("Allocated"), tr("Exclusive"),
                              tr("Shared"), tr("Holes"),   tr("Would free"), tr("Files")};
    return column_title(titles[section], content_of(section), orientation, role);
}

}  // namespace drover::ui
