// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/api/archive_view.h"
#include "engine/api/extent_comparison.h"
#include "engine/api/tree_usage.h"

namespace drover::ui {

// Where the inspector gets its facts from. All of them may wait for a disk, so they are called on another thread.
struct Readers {
    std::function<Result<Comparison>(const ComparisonRequest&, const std::stop_token&, const ComparisonListener&)>
        compare;
    std::function<Result<TreeUsage>(const UsageRequest&, const std::stop_token&, const UsageListener&)> usage;
    std::function<Result<ArchiveView>(const std::string&, const std::stop_token&)> archive;
    std::function<Result<std::vector<std::string>>(const std::string&, std::size_t)> files_inside;
    std::function<bool(const std::string&)> is_directory;
};

Readers engine_readers();

}  // namespace drover::ui
