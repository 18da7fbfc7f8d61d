// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/savings.h"
#include "engine/transfer/file_ends.h"
#include "engine/transfer/method.h"

namespace drover::transfer {

// What was really saved, looked up in the finished destination. Each books into the workspace's tally.

// After FICLONE of a whole file: tells data from holes by the destination's extent map. Where the map costs too much
// the figures are upper bounds, which may count preallocation as data: maps of more than 128 extents (of a file with
// 100,000 on btrfs it takes a fifth of the time of the clone), and files under 64 KiB of a tree (a tenth of the time of
// 20,000 small files on btrfs).
Savings account_for_clone(Workspace& work, const FileEnds& ends);

// After copy_file_range: btrfs and XFS may have cloned what they were asked to copy and do not say so.
SavedBytes classify_kernel_copy(Workspace& work, const FileEnds& ends);

// Holes count as saved only where the destination has not allocated them.
SavedBytes confirm_holes(Workspace& work, const FileEnds& ends);

}  // namespace drover::transfer
