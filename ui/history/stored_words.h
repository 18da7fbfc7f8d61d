// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/queue_keeper.h"

namespace drover::ui {

// A job of the history as the rest of the window knows jobs; without an id.
JobSnapshot snapshot_of(const StoredJob& job);

QString stored_title(const StoredJob& job);  // "Copy: 12 items → Backup"

// When it ended; empty where that is not known.
QString ended_text(const StoredJob& job);

// All there is to say about it, in lines.
QString report_text(const StoredJob& job);

}  // namespace drover::ui
