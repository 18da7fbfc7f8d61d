// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/input/filtered_stream.h"

#include <archive.h>

#include <algorithm>
#include <utility>

#include "engine/archive/input/libarchive_input.h"

namespace drover::archive {

namespace {

la_ssize_t read_file(::archive* handle, void* data, const void** block) {
    const auto bytes = static_cast<ArchiveInput*>(data)->read();
    if (!bytes) {
        archive_set_error(handle, static_cast<int>(bytes.error().code), "%s", "The archive cannot be read");
        return ARCHIVE_FATAL;
    }
    *block = bytes->data();
    return static_cast<la_ssize_t>(bytes->size());
}

}  // namespace

void FilteredStream::Free::operator()(::archive* handle) const {
    archive_read_free(handle);
}

FilteredStream::FilteredStream(ArchiveInput& input) : input_(input), handle_(archive_read_new()) {}

std::unique_ptr<PackedStream> FilteredStream::open(ArchiveInput& input) {
    std::unique_ptr<FilteredStream> stream(new FilteredStream(input));
    if (!stream->begin()) return nullptr;
    return stream;
}

// The "raw" format is what comes out of the filters.
bool FilteredStream::begin() {
    support_filters(handle_.get());
    archive_read_support_format_raw(handle_.get());
    ::archive_entry* entry = nullptr;
    if (archive_read_open(handle_.get(), &input_, nullptr, &read_file, nullptr) != ARCHIVE_OK) return false;
    if (archive_filter_code(handle_.get(), 0) == ARCHIVE_FILTER_NONE) return false;
    return archive_read_next_header(handle_.get(), &entry) >= ARCHIVE_WARN;
}

std::expected<std::span<const std::byte>, std::string> FilteredStream::read() {
    if (!failure_.empty()) return std::unexpected(failure_);
    if (ended_) return {};
    const void* data = nullptr;
    std::size_t size = 0;
    la_int64_t offset = 0;
    const int status = archive_read_data_block(handle_.get(), &data, &size, &offset);
    if (status == ARCHIVE_OK) return std::span(static_cast<const std::byte*>(data), size);
    return end(status == ARCHIVE_EOF ? std::string() : message_of(handle_.get()));
}

// Some decoders stop without a word at what they do not know.
std::expected<std::span<const std::byte>, std::string> FilteredStream::end(std::string failure) {
    consumed_ = consumed();
    ended_ = true;
    if (failure.empty() && !only_zeros_follow(input_, consumed_)) failure = strange_rest;
    if (failure.empty()) return {};
    failure_ = std::move(failure);
    return std::unexpected(failure_);
}

std::uint64_t FilteredStream::consumed() const {
    if (ended_) return consumed_;
    return static_cast<std::uint64_t>(std::max<la_int64_t>(archive_filter_bytes(handle_.get(), -1), 0));
}

}  // namespace drover::archive
