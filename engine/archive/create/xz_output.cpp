// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/xz_output.h"

#include <lzma.h>

namespace drover::archive {

namespace {

constexpr std::uint32_t wait_ms = 20;  // so long one call waits for the threads

}  // namespace

struct XzOutput::Stream {
    ::lzma_stream lzma = LZMA_STREAM_INIT;
    bool ready = false;
};

XzOutput::XzOutput(sys::Syscalls& sys, int fd, unsigned threads, const JobControl& control)
    : out_(sys, fd), control_(control), stream_(std::make_unique<Stream>()) {
    ::lzma_mt options{};
    options.threads = threads;
    options.preset = LZMA_PRESET_DEFAULT;
    options.check = LZMA_CHECK_CRC64;
    options.timeout = wait_ms;
    stream_->ready = ::lzma_stream_encoder_mt(&stream_->lzma, &options) == LZMA_OK;
}

XzOutput::~XzOutput() {
    ::lzma_end(&stream_->lzma);
}

sys::SysStatus XzOutput::put(std::string_view bytes) {
    return compress(bytes, false);
}

sys::SysStatus XzOutput::finish() {
    if (const auto ended = compress({}, true); !ended) return ended;
    return out_.flush();
}

sys::SysStatus XzOutput::compress(std::string_view bytes, bool end) {
    if (!stream_->ready) return std::unexpected(sys::SysError{std::errc::not_enough_memory, "compress"});
    auto& lzma = stream_->lzma;
    lzma.next_in = reinterpret_cast<const std::uint8_t*>(bytes.data());
    lzma.avail_in = bytes.size();
    while (end || lzma.avail_in > 0) {
        if (control_.stop_requested()) return std::unexpected(sys::SysError{std::errc::operation_canceled, "compress"});
        const auto room = out_.room();
        if (!room) return std::unexpected(room.error());
        lzma.next_out = reinterpret_cast<std::uint8_t*>(room->data());
        lzma.avail_out = room->size();
        const ::lzma_ret code = ::lzma_code(&lzma, end ? LZMA_FINISH : LZMA_RUN);
        out_.filled(room->size() - lzma.avail_out);
        if (code == LZMA_STREAM_END) break;
        if (code == LZMA_MEM_ERROR) return std::unexpected(sys::SysError{std::errc::not_enough_memory, "compress"});
        if (code != LZMA_OK) return std::unexpected(sys::SysError{std::errc::io_error, "compress"});
    }
    return {};
}

}  // namespace drover::archive
