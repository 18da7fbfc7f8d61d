// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#define ZLIB_CONST  // what is unpacked is not written to
#include <zlib.h>

#include "engine/archive/input/framed_stream.h"

namespace drover::archive {

// gzip (RFC 1952). By zlib, because libarchive does not look at the checksum and the size that end a member.
class GzipStream final : public FramedStream {
public:
    explicit GzipStream(ArchiveInput& input);
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;
    ~GzipStream() override;

protected:
    Step unpack(std::span<const std::byte> packed, std::span<std::byte> room) override;
    bool begin_frame(std::byte first) override;
    const char* name() const override { return "gzip"; }

private:
    ::z_stream zlib_{};
    bool ready_;
};

bool is_gzip(std::span<const std::byte> beginning);

}  // namespace drover::archive
