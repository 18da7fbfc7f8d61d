// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/job_request.h"

namespace drover::ui {

// What the window says about a kind of job.
struct KindWords {
    QString choice;       // "&Copy"
    QString choice_help;  // one sentence
    QString doing;        // "Copying"
    QString offer;        // "Copy %1"
    QString start;        // "&Start copying"
    QString destination;  // "Copy &to"
    QString drop;         // "Drop to copy"
    QString drop_to;      // "Drop to copy to %1"
    QString symbol;       // the icon's name
};

KindWords kind_words(JobKind kind);

}  // namespace drover::ui
