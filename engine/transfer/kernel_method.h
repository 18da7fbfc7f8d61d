// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/transfer/method.h"

namespace drover::transfer {

// copy_file_range, in chunks that adapt so that cancel is heard. btrfs and XFS may clone instead of copying and do
// not say so; ext4 and tmpfs fill holes, so the caller passes the data between holes.
Attempt kernel_copy_range(Workspace& work, const Ends& ends, const RangeCopy& range);

}  // namespace drover::transfer
