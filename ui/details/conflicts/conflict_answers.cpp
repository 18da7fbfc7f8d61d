// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/conflicts/conflict_answers.h"

#include <QCoreApplication>

namespace drover::ui {

namespace {

struct Answers {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Answers)
};

constexpr ConflictAnswer answers[] = {
    {Answer::skip, "answer_skip", Qt::Key_S, [] { return Answers::tr("Skip"); }, [] { return Answers::tr("Skip all"); },
     [] { return Answers::tr("What is at the destination stays"); }, true},
    {Answer::replace, "answer_replace", Qt::Key_R, [] { return Answers::tr("Replace"); },
     [] { return Answers::tr("Replace all"); },
     [] { return Answers::tr("The new one takes its place once it is complete"); }, true},
    {Answer::keep_both, "answer_both", Qt::Key_B, [] { return Answers::tr("Keep both"); },
     [] { return Answers::tr("Keep both of all"); }, [] { return Answers::tr("The new one gets a free name"); }, true},
    {Answer::replace_if_newer, "answer_newer", Qt::Key_N, [] { return Answers::tr("Replace if newer"); },
     [] { return Answers::tr("Replace all that are older"); },
     [] { return Answers::tr("Skipped where the new one is not newer"); }, false},
    {Answer::replace_if_larger, "answer_larger", Qt::Key_G, [] { return Answers::tr("Replace if larger"); },
     [] { return Answers::tr("Replace all that are smaller"); },
     [] { return Answers::tr("Skipped where the new one is not larger"); }, false},
    {Answer::later, "answer_later", Qt::Key_L, [] { return Answers::tr("Decide later"); }, nullptr,
     [] { return Answers::tr("Stays open; all others go on"); }, true},
};

}  // namespace

std::span<const ConflictAnswer> conflict_answers() {
    return answers;
}

}  // namespace drover::ui
