// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/api/job_request.h"
#include "engine/base/result.h"
#include "engine/jobs/common/item_log.h"

namespace drover::jobs {

// A job of its own for items of a finished one: each source with the target that it had. `numbers` in the log; empty:
// all that failed. `log` may be null.
Result<JobRequest> request_for_retry(const JobRequest& request, const ItemLog* log,
                                     const std::vector<std::uint32_t>& numbers);

Error cannot_retry(std::string reason);

}  // namespace drover::jobs
