// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/input/packed_stream.h"

struct archive;

namespace drover::archive {

// Every compression that libarchive knows. It looks at the checksums of xz, lz4, bzip2 and lzip, if it is let read to
// the end; compress (.Z) and lzma have none.
class FilteredStream final : public PackedStream {
public:
    // Null where the file is not compressed.
    static std::unique_ptr<PackedStream> open(ArchiveInput& input);

    std::expected<std::span<const std::byte>, std::string> read() override;
    std::uint64_t consumed() const override;

private:
    explicit FilteredStream(ArchiveInput& input);

    bool begin();
    std::expected<std::span<const std::byte>, std::string> end(std::string failure);

    struct Free {
        void operator()(::archive* handle) const;
    };
    ArchiveInput& input_;
    std::unique_ptr<::archive, Free> handle_;
    bool ended_ = false;
    std::uint64_t consumed_ = 0;  // once it ended
    std::string failure_;
};

}  // namespace drover::archive
