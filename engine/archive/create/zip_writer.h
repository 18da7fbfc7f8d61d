// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/create/archive_writer.h"
#include "engine/archive/create/libarchive_output.h"
#include "engine/transfer/method.h"

namespace drover::archive {

// libarchive's zip: files, directories and symlinks, with permissions, owners and times in whole seconds.
class ZipWriter final : public ArchiveWriter {
public:
    ZipWriter(transfer::Workspace& work, int fd);

    sys::SysStatus add(const Member& member, std::span<const std::byte> content) override;
    transfer::TransferReport add(const Member& member, const PayloadSource& source) override;
    sys::SysStatus finish() override;
    bool can_go_back() const override { return false; }

private:
    sys::SysStatus begin(const Member& member);

    transfer::Workspace& work_;
    LibarchiveOutput out_;
    sys::SysStatus opened_;
};

}  // namespace drover::archive
