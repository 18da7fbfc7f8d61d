// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/part_record.h"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <string>

namespace drover::fs {

namespace {

const std::string attribute = "user.drover.part";

}  // namespace

sys::SysStatus write_record(sys::Syscalls& sys, int fd, const PartRecord& record) {
    std::array<char, 100> text;
    const int length =
        std::snprintf(text.data(), text.size(), "1 %" PRIu64 " %" PRId64 " %" PRId64 " %" PRIu64, record.size,
                      whole_seconds(record.modified), rest_of_second(record.modified), record.on_disk);
    return sys.fsetxattr(fd, attribute, std::string(text.data(), static_cast<std::size_t>(length)));
}

std::optional<PartRecord> read_record(sys::Syscalls& sys, int fd) {
    const auto text = sys.fgetxattr(fd, attribute);
    if (!text) return std::nullopt;
    PartRecord record;
    std::int64_t seconds = 0;
    std::int64_t rest = 0;
    int end = 0;
    const int read = std::sscanf(text->c_str(), "1 %" SCNu64 " %" SCNd64 " %" SCNd64 " %" SCNu64 "%n", &record.size,
                                 &seconds, &rest, &record.on_disk, &end);
    record.modified = seconds * one_second + rest;
    if (read != 4 || static_cast<std::size_t>(end) != text->size() || record.on_disk > record.size) return std::nullopt;
    return record;
}

void drop_record(sys::Syscalls& sys, int fd) {
    static_cast<void>(sys.fremovexattr(fd, attribute));
}

}  // namespace drover::fs
