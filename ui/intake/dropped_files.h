// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QUrl>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/api/job_request.h"

class QMimeData;

namespace drover::ui {

// What another program handed over by drop or clipboard. Paths are the bytes that the URLs encode: QUrl::toLocalFile
// would lose names that are not UTF-8.
struct DroppedFiles {
    std::vector<std::string> paths;
    std::size_t remote = 0;  // URLs of other kinds and other machines, which cannot be served
    std::string first_remote;
    std::optional<JobKind> kind;  // what the other program asked for, where it did

    bool empty() const { return paths.empty() && remote == 0; }
};

bool announces_files(const QMimeData& data);  // asked while a drag hovers
DroppedFiles read_files(const QMimeData& data);
DroppedFiles read_uri_list(const QByteArray& list);
DroppedFiles read_urls(const QList<QUrl>& urls);
// Paths and file URLs of a command line that was typed in `folder`.
DroppedFiles read_arguments(const std::vector<std::string>& words, const std::string& folder);

// The path of a file URL of this machine, or nothing.
std::optional<std::string> local_path(std::string_view url);

}  // namespace drover::ui
