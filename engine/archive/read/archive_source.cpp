// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/read/archive_source.h"

#include <algorithm>

namespace drover::archive {

void ArchiveSource::open() {
    file_.seek(0);
    stream_ = open_packed(file_);
    unpacked_ = wanted_from_ = 0;
    kept_.clear();
    forgotten_ = 0;
}

std::expected<std::span<const std::byte>, std::string> ArchiveSource::read() {
    if (stream_) {
        const auto bytes = stream_->read();
        if (bytes) keep(*bytes);
        return bytes;
    }
    const auto bytes = file_.read();
    if (!bytes) return std::unexpected("The archive cannot be read");
    return *bytes;
}

void ArchiveSource::keep(std::span<const std::byte> bytes) {
    const std::uint64_t begin = unpacked_;
    unpacked_ += bytes.size();
    if (unpacked_ <= wanted_from_) return;
    const std::size_t before = static_cast<std::size_t>(wanted_from_ > begin ? wanted_from_ - begin : 0);
    bytes = bytes.subspan(before);
    kept_.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (kept_.size() - forgotten_ > most_kept) forgotten_ = kept_.size() - most_kept / 2;
    if (forgotten_ > most_kept) kept_.erase(0, std::exchange(forgotten_, 0));
}

void ArchiveSource::forget_before(std::uint64_t offset) {
    wanted_from_ = std::max(wanted_from_, offset);
    const std::uint64_t kept_from = unpacked_ - (kept_.size() - forgotten_);
    if (wanted_from_ <= kept_from) return;
    forgotten_ += static_cast<std::size_t>(std::min(wanted_from_, unpacked_) - kept_from);
    if (forgotten_ == kept_.size()) {
        kept_.clear();
        forgotten_ = 0;
    }
}

KnownBytes ArchiveSource::known() const {
    if (!stream_) return {file_.last_block(), file_.last_block_offset()};
    const auto kept = std::as_bytes(std::span(kept_)).subspan(forgotten_);
    return {kept, unpacked_ - kept.size()};
}

}  // namespace drover::archive
