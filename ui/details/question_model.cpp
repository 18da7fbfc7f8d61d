// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/question_model.h"

#include <unordered_set>

#include "ui/text/format.h"

namespace drover::ui {

namespace {

std::uint64_t key(const Question& question) {
    return static_cast<std::uint64_t>(question.id);
}

std::unordered_set<std::uint64_t> keys(const std::vector<Question>& questions) {
    std::unordered_set<std::uint64_t> result;
    for (const Question& question : questions) result.insert(key(question));
    return result;
}

QString comparison(const Question& question) {
    const bool newer = question.source.mtime_ns > question.existing.mtime_ns;
    const bool same_size = question.source.size == question.existing.size;
    if (question.existing.directory != question.source.directory) return QuestionModel::tr("a folder meets a file");
    if (same_size) return newer ? QuestionModel::tr("same size, yours is newer") : QuestionModel::tr("same size");
    const QString sizes =
        QuestionModel::tr("%1 replaces %2").arg(format_size(question.source.size), format_size(question.existing.size));
    return newer ? QuestionModel::tr("%1, yours is newer").arg(sizes)
                 : QuestionModel::tr("%1, yours is older").arg(sizes);
}

}  // namespace

void QuestionModel::show_job(const List& questions) {
    beginResetModel();
    source_ = questions;
    questions_ = *questions;
    endResetModel();
}

void QuestionModel::update_from(const List& questions) {
    if (questions == source_) return;
    source_ = questions;
    remove_answered(*questions);
    const auto known = keys(questions_);
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
void QuestionModel::remove_answered(const std::vector<Question>& questions) {
    const auto open = keys(questions);
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

int QuestionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(questions_.size());
}

QVariant QuestionModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Question& item = question(index.row());
    switch (role) {
        case Qt::DisplayRole:
            return tr("%1\n%2").arg(show_name(item.source.path), comparison(item));
        case Qt::AccessibleTextRole:
            return tr("%1, %2").arg(show_name(item.source.path), comparison(item));
        case Qt::ToolTipRole:
            return tr("%1, %2\nwould replace\n%3, %4")
                .arg(show_path(item.source.path), format_time(item.source.mtime_ns), show_path(item.existing.path),
                     format_time(item.existing.mtime_ns));
        default:
            return {};
    }
}

}  // namespace drover::ui
