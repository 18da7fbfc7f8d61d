// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/input/zstd_stream.h"

#include <zstd.h>
#include <zstd_errors.h>

#include <algorithm>
#include <array>

namespace drover::archive {

namespace {

// Little-endian 0xFD2FB528; frames of other content that is to be skipped begin with 0x184D2A50 to 5F.
constexpr std::array magic{std::byte{0x28}, std::byte{0xb5}, std::byte{0x2f}, std::byte{0xfd}};
constexpr std::byte skippable{0x50};
constexpr std::byte upper_half{0xf0};

}  // namespace

bool is_zstd(std::span<const std::byte> beginning) {
    return beginning.size() >= magic.size() && std::ranges::equal(beginning.first<magic.size()>(), magic);
}

void ZstdStream::Free::operator()(::ZSTD_DCtx_s* context) const {
    ::ZSTD_freeDCtx(context);
}

ZstdStream::ZstdStream(ArchiveInput& input) : FramedStream(input), context_(::ZSTD_createDCtx()) {}

FramedStream::Step ZstdStream::unpack(std::span<const std::byte> packed, std::span<std::byte> room) {
    if (!context_) return {.failure = "There is no memory to unpack it"};
    ::ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    ::ZSTD_outBuffer out{room.data(), room.size(), 0};
    const std::size_t status = ::ZSTD_decompressStream(context_.get(), &out, &in);
    Step step{.used = in.pos, .unpacked = out.pos, .frame_ends = status == 0, .failure = {}};
    if (::ZSTD_isError(status) == 0) return step;
    step.failure = ::ZSTD_getErrorCode(status) == ZSTD_error_checksum_wrong
                       ? "The checksum at the end of the zstd data is wrong: something that it unpacks to is damaged"
                       : std::string("The zstd data is damaged (") + ::ZSTD_getErrorName(status) + ")";
    return step;
}

bool ZstdStream::begin_frame(std::byte first) {
    return first == magic.front() || (first & upper_half) == skippable;
}

}  // namespace drover::archive
