// SPDX-License-Identifier: GPL-3.0-or-later
// How ArchiveReader goes on behind what is damaged.
#include <archive.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/archive/read/archive_reader.h"
#include "engine/archive/read/header_search.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {

namespace {

constexpr const char* doubt = ", and what it tells of may be content of the damaged member";

}  // namespace

// Damages with no member between them are one.
std::unexpected<ReadError> ArchiveReader::merge_damages(ReadError first) {
    std::string how = std::exchange(resumed_, {});
    while (!how.empty()) {
        auto following = read_next();
        const bool goes_on = !following && !following.error().final && !resumed_.empty();
        if (!goes_on) {
            pending_ = std::move(following);
            break;
        }
        how = std::exchange(resumed_, {});
    }
    first.reason += how;
    return std::unexpected(std::move(first));
}

// A tar goes on from any header, and its reader never seeks.
bool ArchiveReader::start_again_at(std::uint64_t offset) {
    archive_read_free(handle_);
    handle_ = archive_read_new();
    base_ = offset;
    next_header_ = offset;
    source_.file().seek(offset);
    archive_read_support_format_tar(handle_);
    resumed_ = "; reading goes on with the header at byte " + std::to_string(offset);
    return open_handle();
}

// After a fatal error libarchive does not tell.
std::uint64_t ArchiveReader::header_position() const {
    const la_int64_t position = archive_read_header_position(handle_);
    return position < 0 ? next_header_ : base_ + static_cast<std::uint64_t>(position);
}

ReadError ArchiveReader::damaged(int status) {
    ReadError damage = error(status == ARCHIVE_FATAL);
    if (!is_tar() || damage.error || damage.stopped) return damage;
    if (!compressed()) {
        damage.final = !go_on_after(damage);
    } else if (status == ARCHIVE_RETRY) {
        searching_ = true;
        resumed_ = std::string("; the next header is searched for") + doubt;
    }
    return damage;
}

// Behind the member where its own figures can still be read, else behind the damaged block.
bool ArchiveReader::go_on_after(ReadError& damage) {
    damage.offset = header_position();
    const auto own = read_raw_tar(sys_, fd(), damage.offset);
    const bool found = go_on_from(own ? to_tar_blocks(own->end()) : damage.offset + tar_block, damage);
    if (found) resumed_ += doubt;
    return found;
}

bool ArchiveReader::go_on_from(std::uint64_t offset, ReadError& damage) {
    const auto found = find_tar_header(source_.file(), offset);
    damage.error = source_.file().error();
    damage.stopped = source_.file().stopped();
    return found && start_again_at(*found);
}

// What a tar is called when it is compressed.
bool ArchiveReader::promises_tar() const {
    constexpr std::array<std::string_view, 8> short_names{".tgz", ".taz", ".tbz",  ".tbz2",
                                                          ".txz", ".tlz", ".tzst", ".tz"};
    const std::string_view name = name_;
    return name.substr(0, name.rfind('.')).ends_with(".tar") ||
           std::ranges::any_of(short_names, [&](std::string_view end) { return name.ends_with(end); });
}

// Any file at all passes as "raw", which means something for a compressed file only.
std::optional<ReadError> ArchiveReader::first_look() {
    if (archive_format(handle_) != ARCHIVE_FORMAT_RAW) return std::nullopt;
    ReadError damage{.reason = "The first header is damaged", .error = std::nullopt};
    if (compressed()) return promises_tar() ? std::optional(std::move(damage)) : std::nullopt;
    if (name_.ends_with(".tar")) {
        damage.final = !go_on_after(damage);
        if (!damage.final || damage.error || damage.stopped) return damage;
    }
    return ReadError{.reason = unknown, .error = std::nullopt};
}

}  // namespace drover::archive
