// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/api/tree_usage.h"

namespace drover::cli {

// Prints the directories down to `depth` levels below the roots, and what they come to together.
// A stop while it is printed ends it.
void print_usage_text(const TreeUsage& usage, unsigned depth, const std::stop_token& stop);
void print_usage_json(const TreeUsage& usage, unsigned depth, const std::stop_token& stop);
void print_usage_csv(const TreeUsage& usage, unsigned depth, const std::stop_token& stop);

void print_usage_json_failure(const Error& error);

}  // namespace drover::cli
