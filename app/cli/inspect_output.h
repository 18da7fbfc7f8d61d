// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/options.h"
#include "engine/api/extent_comparison.h"

namespace drover::cli {

// Prints a comparison on standard output, until `stop`, and errors on standard error where the format has no place for
// them.
void print_inspect_text(const Comparison& comparison, bool extents, const std::stop_token& stop);
void print_inspect_json(const Comparison& comparison, const std::stop_token& stop);
void print_inspect_csv(const Comparison& comparison, const std::stop_token& stop);

// Of a comparison that gave nothing at all.
void print_inspect_json_failure(const Error& error);

}  // namespace drover::cli
