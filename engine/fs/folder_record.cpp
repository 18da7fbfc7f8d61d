// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/folder_record.h"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <string>

#include "engine/fs/attributes.h"

namespace drover::fs {

sys::SysStatus write_folder_record(sys::Syscalls& sys, int directory, const sys::FileStatus& source) {
    std::array<char, 128> text;
    const int length =
        std::snprintf(text.data(), text.size(), "1 %" PRIu64 " %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64,
                      source.id.inode, whole_seconds(source.accessed), rest_of_second(source.accessed),
                      whole_seconds(source.modified), rest_of_second(source.modified));
    return sys.fsetxattr(directory, folder_record, std::string(text.data(), static_cast<std::size_t>(length)));
}

std::optional<FolderRecord> read_folder_record(sys::Syscalls& sys, int directory, const sys::FileStatus& source) {
    const auto text = sys.fgetxattr(directory, folder_record);
    if (!text) return std::nullopt;
    FolderRecord record;
    std::array<std::int64_t, 2> accessed{};  // seconds, and nanoseconds
    std::array<std::int64_t, 2> modified{};
    int end = 0;
    const int read = std::sscanf(text->c_str(), "1 %" SCNu64 " %" SCNd64 " %" SCNd64 " %" SCNd64 " %" SCNd64 "%n",
                                 &record.source, &accessed[0], &accessed[1], &modified[0], &modified[1], &end);
    record.accessed = accessed[0] * one_second + accessed[1];
    record.modified = modified[0] * one_second + modified[1];
    const bool whole = read == 5 && static_cast<std::size_t>(end) == text->size();
    return whole && record.source == source.id.inode ? std::optional(record) : std::nullopt;
}

sys::SysStatus drop_folder_record(sys::Syscalls& sys, int directory) {
    return sys.fremovexattr(directory, folder_record);
}

}  // namespace drover::fs
