// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/zstd_output.h"

#include <zstd.h>

namespace drover::archive {

namespace {

constexpr int level = 3;  // zstd's own

}  // namespace

void ZstdOutput::Free::operator()(::ZSTD_CCtx_s* context) const {
    ::ZSTD_freeCCtx(context);
}

ZstdOutput::ZstdOutput(sys::Syscalls& sys, int fd, unsigned threads) : out_(sys, fd), context_(::ZSTD_createCCtx()) {
    if (!context_) return;
    ::ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_compressionLevel, level);
    ::ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_checksumFlag, 1);
    // A libzstd without threads refuses, and compresses with one.
    ::ZSTD_CCtx_setParameter(context_.get(), ZSTD_c_nbWorkers, static_cast<int>(threads));
}

sys::SysStatus ZstdOutput::put(std::string_view bytes) {
    return compress(bytes, false);
}

sys::SysStatus ZstdOutput::finish() {
    if (const auto ended = compress({}, true); !ended) return ended;
    return out_.flush();
}

sys::SysStatus ZstdOutput::compress(std::string_view bytes, bool end) {
    if (!context_) return std::unexpected(sys::SysError{std::errc::not_enough_memory, "compress"});
    ::ZSTD_inBuffer in{bytes.data(), bytes.size(), 0};
    for (;;) {
        const auto room = out_.room();
        if (!room) return std::unexpected(room.error());
        ::ZSTD_outBuffer out{room->data(), room->size(), 0};
        const std::size_t left = ::ZSTD_compressStream2(context_.get(), &out, &in, end ? ZSTD_e_end : ZSTD_e_continue);
        if (::ZSTD_isError(left) != 0) return std::unexpected(sys::SysError{std::errc::io_error, "compress"});
        out_.filled(out.pos);
        if (end ? left == 0 : in.pos == in.size) return {};
    }
}

}  // namespace drover::archive
