// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/create/append_buffer.h"
#include "engine/archive/create/compressed_output.h"

struct ZSTD_CCtx_s;

namespace drover::archive {

// One zstd frame with a checksum of its content, which libarchive does not write. The same bytes for any number of
// threads.
class ZstdOutput final : public CompressedOutput {
public:
    ZstdOutput(sys::Syscalls& sys, int fd, unsigned threads);

    sys::SysStatus put(std::string_view bytes) override;
    sys::SysStatus finish() override;

private:
    sys::SysStatus compress(std::string_view bytes, bool end);

    struct Free {
        void operator()(::ZSTD_CCtx_s* context) const;
    };
    AppendBuffer out_;
    std::unique_ptr<::ZSTD_CCtx_s, Free> context_;
};

}  // namespace drover::archive
