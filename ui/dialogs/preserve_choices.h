// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "engine/base/preserve.h"

namespace drover::ui {

// A part of what copies can keep, with the sentence that explains it.
struct PreserveChoice {
    bool Preserve::* part;
    const char* name;  // of its control
    QString label;
    QString help;
};

std::vector<PreserveChoice> preserve_choices();

}  // namespace drover::ui
