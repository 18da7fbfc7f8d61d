// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>

#include "engine/archive/input/archive_input.h"

namespace drover::archive {

// What a compressed file unpacks to, up to its very end: the checksums stand there, and whoever stops where the archive
// inside ends never sees them. Not thread-safe.
class PackedStream {
public:
    virtual ~PackedStream() = default;

    // The next bytes, valid until the next call; none at the end. The error is in words; where the file itself could
    // not be read, ArchiveInput::error() has it. After an error there is nothing more.
    virtual std::expected<std::span<const std::byte>, std::string> read() = 0;

    // Bytes of the file that were used so far.
    virtual std::uint64_t consumed() const = 0;
};

// Reads `input` from its start on. Null, and `input` at its start again, where the file is not compressed.
std::unique_ptr<PackedStream> open_packed(ArchiveInput& input);

// What follows the last compressed byte at `offset`: zeros, as tapes and pipes leave them, or nothing at all.
bool only_zeros_follow(ArchiveInput& input, std::uint64_t offset);

inline constexpr const char* strange_rest = "Behind its compressed data there are bytes that belong to nothing";

}  // namespace drover::archive
