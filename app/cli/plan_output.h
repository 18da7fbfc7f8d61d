// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "engine/api/plan.h"

namespace drover::cli {

// Several lines: what would arrive and by which methods, conflicts, what the target cannot take, room.
std::string plan_text(const Plan& plan);

// The "planned" of the last line of --json.
nlohmann::ordered_json plan_to_json(const Plan& plan);

}  // namespace drover::cli
