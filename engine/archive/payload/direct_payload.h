// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/payload/payload_file.h"

namespace drover::archive {

// Payloads below this go through libarchive's buffer, which has them already.
inline constexpr std::uint64_t direct_from = std::uint64_t{64} * 1024;

// The payload of one member, moved by transfer's methods: ranges of the archive file become ranges of the new one,
// whole blocks cloned and the tail written.
class DirectPayload {
public:
    DirectPayload(transfer::Workspace& work, transfer::RefusalMemory& refusals, const ArchiveFile& archive,
                  const ReadMember& found, const PayloadTarget& target, MethodChoice method, SparseChoice sparse);

    MovedPayload move();

private:
    bool may_clone() const { return method_ == MethodChoice::automatic || method_ == MethodChoice::clone; }
    bool move_range(ByteRange range);
    bool move_by_methods(ByteRange range, bool aligned);
    bool take(const transfer::Attempt& attempt, ByteRange range, bool add);
    bool ended();
    transfer::RangeCopy copy_of(ByteRange range) const;

    transfer::Workspace& work_;
    int archive_;
    const ReadMember& found_;
    const PayloadTarget& target_;
    MethodChoice method_;
    PayloadFile file_;
    transfer::RangeMover mover_;
    std::uint64_t position_;  // in the archive
};

}  // namespace drover::archive
