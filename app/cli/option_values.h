// SPDX-License-Identifier: GPL-3.0-or-later
// What the values of options mean. A value that means nothing is a CLI::ValidationError that names the option.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/api/job_request.h"

namespace CLI {
class App;
}

namespace drover::cli {

// Each adds an option that takes one of some names.
void add_method(CLI::App& command, MethodChoice& method);
void add_sparse(CLI::App& command, SparseChoice& sparse);
void add_on_conflict(CLI::App& command, ConflictPolicy& policy);

// Of --align: a multiple of 512 bytes up to 1 GiB, 0 for "none", nothing for "auto".
std::optional<std::uint64_t> alignment_of(const std::string& text);
// Of --limit: bytes per second.
std::uint64_t rate_of(const std::string& text);
// Seconds since the epoch, where the variable is set.
std::optional<std::int64_t> source_date_epoch();

}  // namespace drover::cli
