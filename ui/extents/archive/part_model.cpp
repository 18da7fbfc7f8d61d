// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/archive/part_model.h"

#include <algorithm>
#include <utility>

#include "ui/extents/text/extent_words.h"
#include "ui/lists/cell_delegate.h"
#include "ui/lists/column_title.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

ColumnContent content_of(int column) {
    const bool text = column == PartModel::name_column || column == PartModel::clonable_column;
    return text ? ColumnContent::text : ColumnContent::figures;
}

}  // namespace

QString clonable_text(const ArchivePart& part) {
    if (part.clonable) return PartModel::tr("can be cloned");
    return part.why_not.empty() ? PartModel::tr("must be copied")
                                : PartModel::tr("must be copied: %1").arg(tell_reason(part.why_not));
}

QString part_text(const ArchivePart& part) {
    return PartModel::tr("%1 · %2 at offset %3 · aligned to %4 · %5")
        .arg(show_path(part.name), exact_bytes(part.length), exact_number(part.offset), exact_number(part.alignment),
             clonable_text(part));
}

void PartModel::show_archive(SharedArchive archive) {
    beginResetModel();
    archive_ = std::move(archive);
    endResetModel();
}

std::optional<int> PartModel::row_at(std::uint64_t offset) const {
    if (!archive_) return std::nullopt;
    const auto& parts = archive_->view.parts;
    const auto after = std::ranges::upper_bound(parts, offset, {}, &ArchivePart::offset);
    if (after == parts.begin()) return std::nullopt;
    const ArchivePart& found = *std::prev(after);
    if (offset >= found.offset + found.length) return std::nullopt;
    return static_cast<int>(after - parts.begin()) - 1;
}

int PartModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !archive_ ? 0 : static_cast<int>(archive_->view.parts.size());
}

int PartModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QVariant PartModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ArchivePart& own = part(index.row());
    if (role == Qt::TextAlignmentRole) return cell_alignment(content_of(index.column()));
    if (role == Qt::ToolTipRole) return part_text(own);
    if (role == CellDelegate::sentence_role) return index.column() == clonable_column;
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case name_column:
            return show_path(own.name);
        case offset_column:
            return exact_number(own.offset);
        case length_column:
            return exact_number(own.length);
        case size_column:
            return exact_number(own.size);
        case alignment_column:
            return exact_number(own.alignment);
        case clonable_column:
            return tell_state(clonable_text(own).toStdString());
        default:
            return {};
    }
}

QVariant PartModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const QString titles[] = {tr("Member"),    tr("Offset"),    tr("Stored"),
                              tr("File size"), tr("Alignment"), tr("When it is extracted")};
    return column_title(titles[section], content_of(section), orientation, role);
}

}  // namespace drover::ui
