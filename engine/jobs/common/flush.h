// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// Whether the job is to wait until its data is on the device that holds `directory`.
bool wants_flush(JobContext& job, int directory);

// Waits until all that was written to the filesystem of `directory` is on its device, and tells how much is left
// meanwhile. A job that is stopped waits no longer: the kernel goes on by itself, and a warning says so.
void flush(JobContext& job, int directory, const std::string& path);

}  // namespace drover::jobs
