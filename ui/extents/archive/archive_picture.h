// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "engine/api/archive_view.h"
#include "ui/extents/reading/comparison_picture.h"

namespace drover::ui {

// An archive as ranges of its file, and the extents of the file itself.
struct ArchivePicture {
    std::string path;
    ArchiveView view;
    std::shared_ptr<const ExtentLane> members;
    SharedPicture file;  // of one file, which may hold an error
};
using SharedArchive = std::shared_ptr<const ArchivePicture>;

}  // namespace drover::ui
