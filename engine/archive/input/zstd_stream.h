// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/input/framed_stream.h"

struct ZSTD_DCtx_s;

namespace drover::archive {

// zstd (RFC 8878). By libzstd, because libarchive throws away what it has unpacked when zeros follow, as they do where
// bsdtar wrote into a pipe.
class ZstdStream final : public FramedStream {
public:
    explicit ZstdStream(ArchiveInput& input);

protected:
    Step unpack(std::span<const std::byte> packed, std::span<std::byte> room) override;
    bool begin_frame(std::byte first) override;
    const char* name() const override { return "zstd"; }

private:
    struct Free {
        void operator()(::ZSTD_DCtx_s* context) const;
    };
    std::unique_ptr<::ZSTD_DCtx_s, Free> context_;
};

bool is_zstd(std::span<const std::byte> beginning);

}  // namespace drover::archive
