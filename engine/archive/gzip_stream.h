// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zlib.h>

#include "engine/archive/packed_stream.h"

namespace drover::archive {

// gzip (RFC 1952), one member or several. By zlib, because libarchive does not look at the checksum and the size that
// end a member.
class GzipStream final : public PackedStream {
public:
    explicit GzipStream(ArchiveInput& input);
    GzipStream(const GzipStream&) = delete;
    GzipStream& operator=(const GzipStream&) = delete;
    ~GzipStream() override;

    std::expected<std::span<const std::byte>, std::string> read() override;
    std::uint64_t consumed() const override { return ended_ ? end_ : input_.position() - zlib_.avail_in; }

private:
    // Each is false when there is nothing more to unpack: at the end, or for the reason in failure_.
    bool unpack();
    bool fill();
    bool begin_next_member();
    bool fail(std::string reason);

    ArchiveInput& input_;
    ::z_stream zlib_{};
    std::unique_ptr<std::byte[]> unpacked_;
    bool inside_ = true;  // a member
    bool ended_ = false;
    std::uint64_t end_ = 0;  // of what is gzip, once it ended
    std::string failure_;
};

bool is_gzip(std::span<const std::byte> beginning);

}  // namespace drover::archive
