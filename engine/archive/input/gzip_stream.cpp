// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/input/gzip_stream.h"

#include <string_view>

namespace drover::archive {

namespace {

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
    : FramedStream(input), ready_(::inflateInit2(&zlib_, gzip_window) == Z_OK) {}

GzipStream::~GzipStream() {
    ::inflateEnd(&zlib_);
}

FramedStream::Step GzipStream::unpack(std::span<const std::byte> packed, std::span<std::byte> room) {
    if (!ready_) return {.failure = "There is no memory to unpack it"};
    zlib_.next_in = reinterpret_cast<const Bytef*>(packed.data());
    zlib_.avail_in = static_cast<uInt>(packed.size());
    zlib_.next_out = reinterpret_cast<Bytef*>(room.data());
    zlib_.avail_out = static_cast<uInt>(room.size());
    const int status = ::inflate(&zlib_, Z_NO_FLUSH);
    Step step{.used = packed.size() - zlib_.avail_in,
              .unpacked = room.size() - zlib_.avail_out,
              .frame_ends = status == Z_STREAM_END,
              .failure = {}};
    if (status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR) return step;
    const std::string_view words = zlib_.msg == nullptr ? "out of memory" : zlib_.msg;
    const bool sum = words == "incorrect data check" || words == "incorrect length check";
    step.failure = sum ? "The checksum at the end of the gzip data is wrong: something that it unpacks to is damaged"
                       : "The gzip data is damaged (" + std::string(words) + ")";
    return step;
}

bool GzipStream::begin_frame(std::byte first) {
    return first == first_byte && ::inflateReset(&zlib_) == Z_OK;
}

}  // namespace drover::archive
