// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/plan.h"

namespace drover::ui {

// Why the target cannot take an entry as it is, in a few words.
QString obstacle_text(Obstacle obstacle);
// What the job will do about names that are taken: "replaced".
QString fate_text(PlannedFate fate);

}  // namespace drover::ui
