// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/archive/tar/pax_fields.h"
#include "engine/sys/syscalls.h"

namespace drover::archive {

// What our own eyes see of a member in an uncompressed tar: where its payload is, and how many bytes. Nothing is cloned
// that two readers could take for different bytes (CVE-2025-62518).
struct RawTarMember {
    std::uint64_t payload = 0;  // offset in the archive, after the headers; a map in the payload not yet skipped
    std::uint64_t size = 0;     // by the pax record, else by the ustar field
    bool ambiguous = false;     // both are there and differ without need
    char type = '0';
    PaxFields pax{};  // global headers included

    std::uint64_t end() const { return payload + size; }
};

// Bytes of the archive that are in memory already, and where they begin.
struct KnownBytes {
    std::span<const std::byte> bytes;
    std::uint64_t offset = 0;
};

// Follows the chain of headers that begins at `offset`. Empty where it is damaged, ends early, or holds a kind of
// header that we do not know; records that are damaged are told as such. `global` is what global headers before it
// said, and gets what those in the chain say.
std::optional<RawTarMember> read_raw_tar(sys::Syscalls& sys, int archive, std::uint64_t offset, KnownBytes known,
                                         PaxFields& global);
std::optional<RawTarMember> read_raw_tar(sys::Syscalls& sys, int archive, std::uint64_t offset);
// The same where nothing but `known` can be looked at.
std::optional<RawTarMember> read_raw_tar(std::uint64_t offset, KnownBytes known, PaxFields& global);

}  // namespace drover::archive
