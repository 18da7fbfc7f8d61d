// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/create/append_buffer.h"
#include "engine/archive/create/archive_writer.h"
#include "engine/archive/create/resumable_tar.h"
#include "engine/transfer/range_mover.h"

namespace drover::archive {

// The file that becomes the archive: empty, or what a ResumableTar knows of.
struct TarTarget {
    int fd = -1;
    std::uint64_t device = 0;
    const fs::FilesystemProfile& profile;
    std::uint64_t block = 4096;  // what can be cloned, in bytes
};

// Payloads of at least this many bytes begin on a block, and are cloned where the filesystem can.
inline constexpr std::uint64_t aligned_from = std::uint64_t{64} * 1024;

// ustar and pax with the payload moved by transfer's methods: whole blocks are cloned where source and archive share a
// cloning filesystem, else copied by the kernel, and what is small goes through one buffer with the headers.
class TarWriter final : public ArchiveWriter {
public:
    // `alignment` in bytes, a multiple of 512; 0 pads nothing.
    TarWriter(transfer::Workspace& work, const TarTarget& target, std::uint64_t alignment, MethodChoice method,
              ResumableTar* resumable);

    sys::SysStatus add(const Member& member, std::span<const std::byte> content) override;
    transfer::TransferReport add(const Member& member, const PayloadSource& source) override;
    sys::SysStatus finish() override;
    std::uint64_t padding() const override { return padding_; }

private:
    class Payload;

    std::string header_of(const Member& member);
    bool keeping() const { return resumable_ != nullptr && resumable_->keeping(); }
    void pass_kept();
    sys::SysStatus begin(const std::string& header);
    sys::SysStatus end_payload();

    transfer::Workspace& work_;
    TarTarget target_;
    std::uint64_t alignment_;
    MethodChoice method_;
    ResumableTar* resumable_;
    AppendBuffer out_;
    transfer::RefusalMemory refusals_;
    std::uint64_t padding_ = 0;
};

}  // namespace drover::archive
