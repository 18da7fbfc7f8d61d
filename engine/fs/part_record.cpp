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
    std::array<char, 160> text;
    const int length = std::snprintf(
        text.data(), text.size(), "2 %" PRIu64 " %" PRId64 " %" PRId64 " %" PRIu64 " %" PRIu64 " %" PRId64 " %" PRId64,
        record.size, whole_seconds(record.modified), rest_of_second(record.modified), record.on_disk, record.sources,
        whole_seconds(record.begun), rest_of_second(record.begun));
    return sys.fsetxattr(fd, attribute, std::string(text.data(), static_cast<std::size_t>(length)));
}

std::optional<PartRecord> read_record(sys::Syscalls& sys, int fd) {
    const auto text = sys.fgetxattr(fd, attribute);
    if (!text) return std::nullopt;
    PartRecord record;
    std::array<std::int64_t, 2> modified{};  // seconds, and nanoseconds
    std::array<std::int64_t, 2> begun{};
    int end = 0;
    const int read = std::sscanf(
        text->c_str(), "2 %" SCNu64 " %" SCNd64 " %" SCNd64 " %" SCNu64 " %" SCNu64 " %" SCNd64 " %" SCNd64 "%n",
        &record.size, &modified[0], &modified[1], &record.on_disk, &record.sources, &begun[0], &begun[1], &end);
    record.modified = modified[0] * one_second + modified[1];
    record.begun = begun[0] * one_second + begun[1];
    if (read != 7 || static_cast<std::size_t>(end) != text->size() || record.on_disk > record.size) return std::nullopt;
    return record;
}

void drop_record(sys::Syscalls& sys, int fd) {
    static_cast<void>(sys.fremovexattr(fd, attribute));
}

}  // namespace drover::fs
