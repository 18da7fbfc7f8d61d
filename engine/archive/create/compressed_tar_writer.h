// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/create/archive_writer.h"
#include "engine/archive/create/compressed_output.h"
#include "engine/transfer/method.h"

namespace drover::archive {

// The same tar as TarWriter's, compressed.
class CompressedTarWriter final : public ArchiveWriter {
public:
    // `threads` that compress, where the compressor can use several; 0: one a core.
    CompressedTarWriter(transfer::Workspace& work, int fd, Compression compression, unsigned threads);

    sys::SysStatus add(const Member& member, std::span<const std::byte> content) override;
    transfer::TransferReport add(const Member& member, const PayloadSource& source) override;
    sys::SysStatus finish() override;
    bool can_go_back() const override { return false; }

private:
    sys::SysStatus put(std::string_view bytes);
    sys::SysStatus begin(const Member& member);
    sys::SysStatus end_payload();

    transfer::Workspace& work_;
    std::unique_ptr<CompressedOutput> out_;
    std::uint64_t position_ = 0;
};

}  // namespace drover::archive
