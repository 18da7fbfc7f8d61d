// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/tree_usage.h"

namespace drover::cli {

// Prints the directories down to `depth` levels below the roots, and what they come to together.
void print_usage_text(const TreeUsage& usage, unsigned depth);
void print_usage_json(const TreeUsage& usage, unsigned depth);
void print_usage_csv(const TreeUsage& usage, unsigned depth);

void print_usage_json_failure(const Error& error);

}  // namespace drover::cli
