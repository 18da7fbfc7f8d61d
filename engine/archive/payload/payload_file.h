// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/archive/read/archive_reader.h"
#include "engine/transfer/range_mover.h"

namespace drover::archive {

// The open archive that payloads come from.
struct ArchiveFile {
    int fd = -1;
    const sys::FileStatus& status;
    const fs::FilesystemProfile& profile;
};

// The new, empty file that a payload goes to.
struct PayloadTarget {
    int fd = -1;
    std::uint64_t device = 0;
    const fs::FilesystemProfile& profile;
    std::uint64_t block = 4096;  // what can be cloned, in bytes
};

// What became of a payload.
struct MovedPayload {
    transfer::TransferReport report;
    std::optional<ReadError> damage;  // of the archive, when report.outcome is failed for it
    std::uint64_t size = 0;           // of the file
    std::uint64_t checksum = 0;       // of the bytes that are no hole, where it was asked for
};

// The new file of a payload, with its holes and what is told of it; whoever has the bytes brings them.
class PayloadFile {
public:
    PayloadFile(transfer::Workspace& work, const ArchiveFile& archive, const Member& member,
                const PayloadTarget& target, SparseChoice sparse);

    const transfer::FileEnds& ends() const { return ends_; }

    bool begin(const Member& member);
    bool set_size(std::uint64_t size);
    bool add_hole_up_to(std::uint64_t offset);  // from where the last data ended
    void passed(std::uint64_t bytes) { reached_ += bytes; }
    std::uint64_t reached() const { return reached_; }
    // The archive is damaged, or reading it was stopped. False.
    bool damage(ReadError error);
    MovedPayload finish(std::uint64_t size);

    transfer::TransferReport& report() { return result.report; }

    MovedPayload result;
    transfer::Ends method_ends;

private:
    bool write_zeros(ByteRange range);
    SavedBytes confirm_clones() const;

    transfer::Workspace& work_;
    sys::FileStatus status_;
    PayloadTarget target_;
    SparseChoice sparse_;
    transfer::FileEnds ends_;
    std::uint64_t reached_ = 0;
};

// The member's bytes that are no hole.
std::vector<ByteRange> data_of(const Member& member, std::uint64_t size);

}  // namespace drover::archive
