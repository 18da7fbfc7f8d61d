// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "engine/sys/syscalls.h"

namespace drover::archive {

// What our own eyes see of a member in an uncompressed tar: where its payload is, and how many bytes. Nothing is cloned
// that two readers could take for different bytes (CVE-2025-62518).
struct RawTarMember {
    std::uint64_t payload = 0;  // offset in the archive, after the headers; a map in the payload not yet skipped
    std::uint64_t size = 0;     // by the pax record, else by the ustar field
    bool ambiguous = false;     // both are there and differ without need
    bool stores_holes = false;  // SUN.holesdata: the holes are in the payload
    char type = '0';

    std::uint64_t end() const { return payload + size; }
};

// Follows the chain of headers that begins at `offset`. Empty where it is damaged, ends early, or holds a kind of
// header that we do not know.
// `known` are bytes of the archive that are in memory already, from `known_from` on.
std::optional<RawTarMember> read_raw_tar(sys::Syscalls& sys, int archive, std::uint64_t offset,
                                         std::span<const std::byte> known = {}, std::uint64_t known_from = 0);

}  // namespace drover::archive
