// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/conflicts/conflict_words.h"

#include <QCoreApplication>

#include "ui/text/format.h"

namespace drover::ui {

namespace {

struct Conflict {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Conflict)
};

QString time_verdict(const Question& question) {
    if (question.source.mtime_ns == question.existing.mtime_ns) return Conflict::tr("same time");
    return question.source.mtime_ns > question.existing.mtime_ns ? Conflict::tr("newer") : Conflict::tr("older");
}

QString size_verdict(const Question& question) {
    if (question.source.size == question.existing.size) return Conflict::tr("same size");
    return question.source.size > question.existing.size ? Conflict::tr("larger") : Conflict::tr("smaller");
}

}  // namespace

QString side_size(const ConflictSide& side) {
    return side.directory ? Conflict::tr("Folder") : format_size(side.size);
}

QString side_time(const ConflictSide& side) {
    return format_time(side.mtime_ns);
}

QString conflict_verdict(const Question& question) {
    if (question.put_off) return Conflict::tr("decide later");
    if (question.source.directory != question.existing.directory) return Conflict::tr("a folder meets a file");
    return Conflict::tr("%1, %2").arg(time_verdict(question), size_verdict(question));
}

QString conflict_sentence(const Question& question) {
    return Conflict::tr("%1. New: %2, %3. There: %4, %5. The new one is %6.")
        .arg(show_path(question.source.path), side_size(question.source), side_time(question.source),
             side_size(question.existing), side_time(question.existing), conflict_verdict(question));
}

}  // namespace drover::ui
