// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/gzip_stream.h"

#include <string_view>
#include <utility>

namespace drover::archive {

namespace {

constexpr std::size_t unpacked_size = std::size_t{128} * 1024;
constexpr int gzip_window = 15 + 16;  // the largest, with gzip's header and end around it
constexpr std::byte first_byte{0x1f};

}  // namespace

bool is_gzip(std::span<const std::byte> beginning) {
    constexpr std::byte second_byte{0x8b};
    constexpr std::byte deflate{8};
    constexpr std::byte reserved_flags{0xe0};
    return beginning.size() >= 4 && beginning[0] == first_byte && beginning[1] == second_byte &&
           beginning[2] == deflate && (beginning[3] & reserved_flags) == std::byte{0};
}

GzipStream::GzipStream(ArchiveInput& input)
    : input_(input), unpacked_(std::make_unique_for_overwrite<std::byte[]>(unpacked_size)) {
    if (::inflateInit2(&zlib_, gzip_window) != Z_OK) failure_ = "There is no memory to unpack it";
}

GzipStream::~GzipStream() {
    ::inflateEnd(&zlib_);
}

std::expected<std::span<const std::byte>, std::string> GzipStream::read() {
    if (!failure_.empty()) return std::unexpected(failure_);
    zlib_.next_out = reinterpret_cast<Bytef*>(unpacked_.get());
    zlib_.avail_out = static_cast<uInt>(unpacked_size);
    while (zlib_.avail_out > 0 && unpack()) {
    }
    const std::size_t count = unpacked_size - zlib_.avail_out;
    if (count == 0 && !failure_.empty()) return std::unexpected(failure_);
    return std::span<const std::byte>(unpacked_.get(), count);
}

bool GzipStream::unpack() {
    if (ended_ || (zlib_.avail_in == 0 && !fill())) return false;
    if (!inside_ && !begin_next_member()) return false;
    const int status = ::inflate(&zlib_, Z_NO_FLUSH);
    if (status == Z_STREAM_END) inside_ = false;
    if (status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR) return true;
    const std::string_view words = zlib_.msg == nullptr ? "out of memory" : zlib_.msg;
    if (words == "incorrect data check" || words == "incorrect length check")
        return fail("The checksum at the end of the gzip data is wrong: something that it unpacks to is damaged");
    return fail("The gzip data is damaged (" + std::string(words) + ")");
}

bool GzipStream::fill() {
    const auto bytes = input_.read();
    if (!bytes) return fail("The archive cannot be read");
    if (bytes->empty()) {
        end_ = consumed();
        ended_ = true;
        return inside_ && fail("The gzip data ends early");
    }
    // zlib promises not to write there.
    zlib_.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes->data()));
    zlib_.avail_in = static_cast<uInt>(bytes->size());
    return true;
}

// Behind a member: another one, zeros, or what gzip itself complains about.
bool GzipStream::begin_next_member() {
    if (static_cast<std::byte>(*zlib_.next_in) == first_byte) {
        ::inflateReset(&zlib_);
        inside_ = true;
        return true;
    }
    end_ = consumed();
    ended_ = true;
    if (only_zeros_follow(input_, end_)) return false;
    return fail(strange_rest);
}

bool GzipStream::fail(std::string reason) {
    failure_ = std::move(reason);
    return false;
}

}  // namespace drover::archive
