// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/reading/readers.h"

#include <filesystem>
#include <system_error>

namespace drover::ui {

Readers engine_readers() {
    Readers readers;
    readers.compare = compare_extents;
    readers.usage = tree_usage;
    readers.archive = [](const std::string& path, const std::stop_token& stop) { return view_archive(path, stop); };
    readers.files_inside = drover::files_inside;
    readers.is_directory = [](const std::string& path) {
        std::error_code no_access;  // whoever reads it next says why
        return std::filesystem::is_directory(path, no_access);
    };
    return readers;
}

}  // namespace drover::ui
