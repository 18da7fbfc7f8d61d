// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QString>
#include <span>

#include "engine/api/question.h"

namespace drover::ui {

// What can be said about a conflict, by button, by a single key, and for all at once.
struct ConflictAnswer {
    Answer answer;
    const char* name;  // of its button
    Qt::Key key;       // while the table has the focus
    QString (*text)();
    QString (*text_for_all)();  // null where it cannot be said of all
    QString (*help)();
    bool button;  // else only in the menu
};

std::span<const ConflictAnswer> conflict_answers();

}  // namespace drover::ui
