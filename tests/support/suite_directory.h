// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <string>

namespace drover::test {

// The one directory on the machine's own disk in which this process keeps its images and mount points:
// "<TMPDIR or /var/tmp>/drover-filesystem-tests.<process>". Made at the first call, removed at exit. The first call
// also removes what processes that no longer live left behind, and gives this process mounts of its own.
std::expected<std::string, std::string> suite_directory();

}  // namespace drover::test
