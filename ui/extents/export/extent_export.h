// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "ui/extents/reading/comparison_picture.h"

class QIODevice;

namespace drover::ui {

enum class ExportFormat { csv, json };

// Writes every piece of every file with integer bytes, flags, precisions and the filesystem's key. JSON is one object a
// line, as `drover-cli inspect --json` prints it. The device keeps its error; false means that there is one, or that
// `stop` came.
bool write_extents(QIODevice& device, const ComparisonPicture& picture, ExportFormat format,
                   const std::stop_token& stop = {});

}  // namespace drover::ui
