// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/archive/input/archive_input.h"

namespace drover::archive {

// A checksum of a member's content that libarchive reads past: of a RAR that is stored, and of a cpio that has one.
class ContentSum {
public:
    enum class Kind : std::uint8_t { crc32, sum_of_bytes };

    ContentSum(Kind kind, std::uint32_t expected) : kind_(kind), expected_(expected) {}

    void add(std::span<const std::byte> bytes);
    bool is_right() const { return sum_ == expected_; }

private:
    Kind kind_;
    std::uint32_t expected_;
    std::uint32_t sum_ = 0;
};

// Of the member whose header begins at `offset` or, in a RAR, behind blocks that are no file. Empty where there is
// none, or the headers are not what they should be.
std::optional<ContentSum> sum_in_cpio(ArchiveInput& file, std::uint64_t offset);
std::optional<ContentSum> sum_in_rar4(ArchiveInput& file, std::uint64_t offset);
std::optional<ContentSum> sum_in_rar5(ArchiveInput& file, std::uint64_t offset);

// Whether a RAR 5 has its last block; libarchive takes a cut for the end.
bool rar5_ends(ArchiveInput& file, std::uint64_t offset);

}  // namespace drover::archive
