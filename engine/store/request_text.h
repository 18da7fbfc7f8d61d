// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "engine/api/job_request.h"
#include "engine/base/result.h"

namespace drover::store {

// A request as one line of JSON, and back. Names that are no UTF-8 are written as in escape_name(), so nothing is lost.
// A field that is missing keeps its default and one that is unknown is passed over, so that older and newer versions
// understand each other; a value that means nothing is an error that names the field.
std::string to_text(const JobRequest& request);
Result<JobRequest> request_from(const std::string& text);

// The same where the line is a part of something greater.
nlohmann::json to_json(const JobRequest& request);
Result<JobRequest> request_from_json(const nlohmann::json& json);

}  // namespace drover::store
