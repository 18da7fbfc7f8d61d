// SPDX-License-Identifier: GPL-3.0-or-later
// How ArchiveReader tells the end of an archive from the place where it was cut.
#include <archive.h>

#include <algorithm>
#include <utility>

#include "engine/archive/read/archive_reader.h"
#include "engine/archive/read/zip_end.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {

std::expected<std::optional<ReadMember>, ReadError> ArchiveReader::at_end() {
    const bool empty = !looked_;
    if (empty && is_tar() && source_.packed() && !promises_tar()) return read_as_lone_file();
    if (auto damage = read_rest()) return std::unexpected(std::move(*damage));
    const char* missing = missing_end();
    if (missing == nullptr) {
        if (auto more = more_behind_end()) return std::unexpected(std::move(*more));
        if (!empty || !is_tar() || compressed() || only_zeros_follow(source_.file(), 0)) return std::nullopt;
        return std::unexpected(ReadError{.reason = unknown, .error = source_.file().error()});
    }
    ReadError cut = error(true);
    cut.reason = std::string(missing) + ": it was cut off, and members may be missing";
    return std::unexpected(std::move(cut));
}

// What begins with zeros, as images of disks do, passes for a tar without members.
std::expected<std::optional<ReadMember>, ReadError> ArchiveReader::read_as_lone_file() {
    archive_read_free(handle_);
    handle_ = archive_read_new();
    source_.open();
    archive_read_support_format_raw(handle_);
    if (!open_handle()) return std::unexpected(error(true));
    return read_next();
}

// To where the checksums of a compressed file stand.
std::optional<ReadError> ArchiveReader::read_rest() {
    if (!source_.packed()) return std::nullopt;
    for (;;) {
        look_for_headers();
        const auto bytes = source_.read();
        if (bytes && bytes->empty()) return std::nullopt;
        if (bytes && fits_limit(bytes->size())) continue;
        ReadError damage = bytes ? bomb() : error(true);
        if (!bytes) damage.reason = bytes.error();
        return damage;
    }
}

// Behind the end mark of a compressed tar.
void ArchiveReader::look_for_headers() {
    if (!is_tar() || archive_filter_code(handle_, 0) != ARCHIVE_FILTER_NONE) return;
    if (!rest_from_) rest_from_ = to_tar_blocks(static_cast<std::uint64_t>(archive_filter_bytes(handle_, 0)));
    const KnownBytes known = source_.known();
    const std::string_view bytes(reinterpret_cast<const char*>(known.bytes.data()), known.bytes.size());
    for (; *rest_from_ >= known.offset && *rest_from_ - known.offset + tar_block <= bytes.size();
         *rest_from_ += tar_block) {
        const auto block = bytes.substr(static_cast<std::size_t>(*rest_from_ - known.offset), tar_block);
        headers_in_rest_ = headers_in_rest_ || glance_at_ustar(std::span<const char, tar_block>(block)).has_value();
    }
    source_.forget_before(*rest_from_);
}

// A tar whose headers were overwritten with zeros seems to end there, and so does the first of several in one file.
std::optional<ReadError> ArchiveReader::more_behind_end() {
    if (!is_tar() || archive_filter_code(handle_, 0) != ARCHIVE_FILTER_NONE) return std::nullopt;
    ReadError more = error(true);
    more.reason = "There is an end mark before its end";
    if (source_.packed()) {
        more.reason += ", and the members behind it were not read";
        return headers_in_rest_ ? std::optional(std::move(more)) : std::nullopt;
    }
    const std::uint64_t end = to_tar_blocks(base_ + static_cast<std::uint64_t>(archive_filter_bytes(handle_, 0)));
    more.offset = header_position();
    more.final = !go_on_from(end, more);
    return !more.final || more.error || more.stopped ? std::optional(std::move(more)) : std::nullopt;
}

// What was cut between two members looks complete, but for what has to stand at the end.
const char* ArchiveReader::missing_end() {
    const bool zeros = archive_filter_bytes(handle_, 0) > archive_read_header_position(handle_);
    if (is_tar() && !zeros) return "The archive has no end mark";
    if (is_zip() && !has_zip_end(last_bytes(longest_zip_end))) return "The archive has no directory at its end";
    const bool rar5 = (archive_format(handle_) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_RAR_V5;
    if (rar5 && !compressed() && !rar5_ends(source_.file(), header_position())) return "The archive has no last block";
    return nullptr;
}

std::string ArchiveReader::last_bytes(std::uint64_t count) {
    std::string bytes;
    if (source_.packed()) {
        const auto known = source_.known().bytes;
        bytes.assign(reinterpret_cast<const char*>(known.data()), known.size());
        return bytes;
    }
    ArchiveInput& file = source_.file();
    file.seek(file.size() - std::min(count, file.size()));
    for (;;) {
        const auto more = file.read();
        if (!more || more->empty()) return bytes;
        bytes.append(reinterpret_cast<const char*>(more->data()), more->size());
    }
}

bool ArchiveReader::fits_limit(std::uint64_t more) {
    unpacked_ += more;
    return limit_.allows(unpacked_, consumed());
}

ReadError ArchiveReader::bomb() {
    ReadError bomb = error(true);
    bomb.reason = "It unpacks to more than " + std::to_string(limit_.ratio) + " times its size";
    return bomb;
}

}  // namespace drover::archive
