// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/tree_usage.h"

namespace drover::test {

// /srv/media with a few directories, of which two share a range that belongs to neither.
TreeUsage believable_usage();

}  // namespace drover::test
