// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
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

// Of a job that stopped before it had come to everything: all of it again, less what is there already. Nothing where
// that cannot be told (archives; copies that keep no times).
std::optional<JobRequest> request_to_go_on(const JobRequest& request);

Error cannot_retry(std::string reason);

}  // namespace drover::jobs
