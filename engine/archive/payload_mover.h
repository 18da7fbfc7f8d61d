// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/archive/archive_reader.h"
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

// Payloads below this go through libarchive's buffer, which has them already.
inline constexpr std::uint64_t direct_from = std::uint64_t{64} * 1024;

// Moves payloads out of one archive: from an uncompressed tar by transfer's methods, straight from the archive file to
// the new one, whole blocks cloned and the tail written; from any other by what libarchive unpacks. Not thread-safe.
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
    class Direct;
    class Unpacking;

    bool goes_directly(const ReadMember& found) const;
    const char* refusal(const ReadMember& found) const;

    transfer::Workspace& work_;
    ArchiveFile archive_;
    Options options_;
    transfer::RefusalMemory refusals_;
};

// The whole payload of a member without holes, for small ones.
std::expected<std::vector<std::byte>, ReadError> read_payload(ArchiveReader& reader, const ReadMember& found);

// The member's bytes that are no hole.
std::vector<ByteRange> data_of(const Member& member, std::uint64_t size);

// CRC-64 of some bytes and, in `sum`, those before them; 0 to begin with.
std::uint64_t add_to_checksum(std::uint64_t sum, std::span<const std::byte> bytes);

// CRC-64 of ranges of a file, one after the other. Empty when stopped.
sys::SysResult<std::optional<std::uint64_t>> checksum_of(transfer::Workspace& work, int fd,
                                                         const std::vector<ByteRange>& ranges);

}  // namespace drover::archive
