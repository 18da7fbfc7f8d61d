// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/archive/member/member.h"

namespace drover::archive {

// Everything that stands before a member's stored payload: a pax header where the ustar header cannot say it all, the
// ustar header, and the map of a sparse member (GNU sparse 1.0).
//
// With an `alignment` (bytes, a multiple of 512) the payload of a member that starts at `offset` of the archive begins
// on a multiple of it: comments in the pax header take up the room. 0: no padding.
std::string encode_member(const Member& member, std::uint64_t offset, std::uint64_t alignment);

// The two blocks of zeros after the last member.
std::string encode_end();

}  // namespace drover::archive
