// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/conflicts/conflict_model.h"

#include <QApplication>
#include <QPalette>
#include <unordered_map>

#include "ui/details/conflicts/conflict_words.h"
#include "ui/lists/column_title.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

std::uint64_t key(const Question& question) {
    return static_cast<std::uint64_t>(question.id);
}

std::unordered_map<std::uint64_t, bool> marks(const std::vector<Question>& questions) {
    std::unordered_map<std::uint64_t, bool> result;
    for (const Question& question : questions) result.emplace(key(question), question.put_off);
    return result;
}

ColumnContent content_of(int column) {
    const bool size = column == ConflictModel::new_size || column == ConflictModel::old_size;
    return size ? ColumnContent::figures : ColumnContent::text;
}

}  // namespace

void ConflictModel::show_job(const List& questions) {
    beginResetModel();
    source_ = questions;
    questions_ = *questions;
    endResetModel();
}

void ConflictModel::update_from(const List& questions) {
    if (questions == source_) return;
    source_ = questions;
    remove_answered(*questions);
    take_marks(*questions);
    const auto known = marks(questions_);
    std::vector<Question> added;
    for (const Question& question : *questions) {
        if (!known.contains(key(question))) added.push_back(question);
    }
    if (added.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
    questions_.insert(questions_.end(), added.begin(), added.end());
    endInsertRows();
}

// Neighbours go in one step: after "for all" a thousand rows leave at once.
void ConflictModel::remove_answered(const std::vector<Question>& questions) {
    const auto open = marks(questions);
    const auto answered = [&](int row) { return !open.contains(key(question(row))); };
    for (int last = rowCount() - 1; last >= 0; --last) {
        if (!answered(last)) continue;
        int first = last;
        while (first > 0 && answered(first - 1)) --first;
        beginRemoveRows({}, first, last);
        questions_.erase(questions_.begin() + first, questions_.begin() + last + 1);
        endRemoveRows();
        last = first;
    }
}

void ConflictModel::take_marks(const std::vector<Question>& questions) {
    const auto put_off = marks(questions);
    for (int row = 0; row < rowCount(); ++row) {
        Question& known = questions_[static_cast<std::size_t>(row)];
        const auto found = put_off.find(key(known));
        if (found == put_off.end() || found->second == known.put_off) continue;
        known.put_off = found->second;
        Q_EMIT dataChanged(index(row, 0), index(row, column_count - 1));
    }
}

int ConflictModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(questions_.size());
}

int ConflictModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QVariant ConflictModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Question& item = question(index.row());
    if (role == Qt::AccessibleTextRole && index.column() == name) return conflict_sentence(item);
    if (role == Qt::ToolTipRole)
        return tr("%1\nwould replace\n%2").arg(show_path(item.source.path), show_path(item.existing.path));
    if (role == Qt::TextAlignmentRole) return cell_alignment(content_of(index.column()));
    if (role == Qt::ForegroundRole && item.put_off) return secondary_text(QApplication::palette());
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case name:
            return show_name(item.source.path);
        case new_size:
            return side_size(item.source);
        case new_time:
            return side_time(item.source);
        case old_size:
            return side_size(item.existing);
        case old_time:
            return side_time(item.existing);
        case verdict:
            return conflict_verdict(item);
        default:
            return {};
    }
}

QVariant ConflictModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const QString titles[column_count] = {tr("Name"),        tr("New: size"),      tr("New: changed"),
                                          tr("There: size"), tr("There: changed"), tr("The new one is")};
    return column_title(titles[section], content_of(section), orientation, role);
}

}  // namespace drover::ui
