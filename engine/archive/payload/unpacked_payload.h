// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <vector>

#include "engine/archive/payload/payload_file.h"

namespace drover::archive {

// The payload of one member, written as libarchive unpacks it.
class UnpackedPayload {
public:
    UnpackedPayload(transfer::Workspace& work, const ArchiveFile& archive, ArchiveReader& reader,
                    const ReadMember& found, const PayloadTarget& target, SparseChoice sparse);

    // Why it does not move directly, where that is worth a word.
    void add_refusals(const char* reason);
    MovedPayload move(bool with_checksum);

private:
    std::uint64_t expected() const { return found_.size_known ? found_.member.stored() : moved_; }
    bool move_blocks(bool with_checksum);
    bool move_block(const DataBlock& block);

    transfer::Workspace& work_;
    ArchiveReader& reader_;
    const ReadMember& found_;
    const PayloadTarget& target_;
    PayloadFile file_;
    std::uint64_t moved_ = 0;
};

// The whole payload of a member without holes, for small ones.
std::expected<std::vector<std::byte>, ReadError> read_payload(ArchiveReader& reader, const ReadMember& found);

}  // namespace drover::archive
