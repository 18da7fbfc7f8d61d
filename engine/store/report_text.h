// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/api/queue_keeper.h"

namespace drover::store {

// How far a job came as one line of JSON, and back; by the rules of request_text.h.
std::string to_text(const JobReport& report);
Result<JobReport> report_from(const std::string& text);

}  // namespace drover::store
