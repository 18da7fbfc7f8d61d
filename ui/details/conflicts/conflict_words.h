// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/question.h"

namespace drover::ui {

QString side_size(const ConflictSide& side);  // "8.4 MiB", or "Folder"
QString side_time(const ConflictSide& side);
// How the new one compares to the one that is there: "newer, larger".
QString conflict_verdict(const Question& question);
QString conflict_sentence(const Question& question);  // everything, for who listens

}  // namespace drover::ui
