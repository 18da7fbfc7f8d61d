// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/kind_words.h"

#include <QCoreApplication>

namespace drover::ui {

namespace {

struct Kinds {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Kinds)
};

KindWords copy_words() {
    return {.choice = Kinds::tr("&Copy"),
            .choice_help = Kinds::tr("The originals stay where they are"),
            .doing = Kinds::tr("Copying"),
            .offer = Kinds::tr("Copy %1"),
            .start = Kinds::tr("&Start copying"),
            .destination = Kinds::tr("Copy &to"),
            .drop = Kinds::tr("Drop to copy"),
            .drop_to = Kinds::tr("Drop to copy to %1"),
            .symbol = QStringLiteral("copy")};
}

KindWords move_words() {
    return {.choice = Kinds::tr("&Move"),
            .choice_help = Kinds::tr("The originals are removed when their copies are complete"),
            .doing = Kinds::tr("Moving"),
            .offer = Kinds::tr("Move %1"),
            .start = Kinds::tr("&Start moving"),
            .destination = Kinds::tr("Move &to"),
            .drop = Kinds::tr("Drop to move"),
            .drop_to = Kinds::tr("Drop to move to %1"),
            .symbol = QStringLiteral("move")};
}

KindWords archive_words() {
    return {.choice = Kinds::tr("Arch&ive"),
            .choice_help = Kinds::tr("The originals stay, and one new file holds them all"),
            .doing = Kinds::tr("Archiving"),
            .offer = Kinds::tr("Archive %1 as %2"),
            .start = Kinds::tr("&Start archiving"),
            .destination = Kinds::tr("Archive in&to"),
            .drop = Kinds::tr("Drop to archive"),
            .drop_to = Kinds::tr("Drop to archive into %1"),
            .symbol = QStringLiteral("archive")};
}

KindWords extract_words() {
    return {.choice = Kinds::tr("E&xtract"),
            .choice_help = Kinds::tr("What is in the archives goes to the destination; the archives stay"),
            .doing = Kinds::tr("Extracting"),
            .offer = Kinds::tr("Extract %1"),
            .start = Kinds::tr("&Start extracting"),
            .destination = Kinds::tr("Extract &to"),
            .drop = Kinds::tr("Drop to extract"),
            .drop_to = Kinds::tr("Drop to extract to %1"),
            .symbol = QStringLiteral("extract")};
}

}  // namespace

KindWords kind_words(JobKind kind) {
    switch (kind) {
        case JobKind::copy:
            return copy_words();
        case JobKind::move:
            return move_words();
        case JobKind::archive:
            return archive_words();
        case JobKind::extract:
            return extract_words();
    }
    return {};
}

}  // namespace drover::ui
