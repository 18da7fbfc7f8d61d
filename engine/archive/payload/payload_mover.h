// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/payload/payload_file.h"

namespace drover::archive {

// Moves payloads out of one archive: from an uncompressed tar by transfer's methods, straight from the archive file to
// the new one (DirectPayload); from any other by what libarchive unpacks (UnpackedPayload). Not thread-safe.
class PayloadMover {
public:
    struct Options {
        MethodChoice method = MethodChoice::automatic;
        SparseChoice sparse = SparseChoice::automatic;
        bool checksum = false;
    };
    PayloadMover(transfer::Workspace& work, const ArchiveFile& archive, Options options)
        : work_(work), archive_(archive), options_(options) {}

    // `reader` stands at the member.
    MovedPayload move(ArchiveReader& reader, const ReadMember& found, const PayloadTarget& target);

private:
    bool goes_directly(const ReadMember& found) const;
    const char* refusal(const ReadMember& found) const;

    transfer::Workspace& work_;
    ArchiveFile archive_;
    Options options_;
    transfer::RefusalMemory refusals_;
};

}  // namespace drover::archive
