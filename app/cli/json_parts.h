// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "engine/base/error.h"
#include "engine/base/figure.h"

namespace drover::cli {

// What several commands print in the same way.
using Json = nlohmann::ordered_json;

Json to_json(const Error& error);
Json to_json(const Figure& figure);  // "bytes" is null where the precision is "unknown"

}  // namespace drover::cli
