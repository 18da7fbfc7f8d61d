// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace drover::fuzz {

// Takes blocks of 512 bytes out of `data`, or has them twice: what chance would not do to a tar. Returns the new size,
// at most `room`. `data` has room for as many bytes.
std::size_t rearrange_blocks(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed);

// Gives whatever looks like a header the checksum that it needs to be read at all.
void mend_checksums(std::span<std::uint8_t> data);

}  // namespace drover::fuzz
