// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/byte_range.h"
#include "engine/base/job_control.h"
#include "engine/sys/syscalls.h"

namespace drover::transfer {

// Zeros are looked for in blocks of so many bytes, counted from the start of the file.
inline constexpr std::size_t zero_block = 4096;

// How many bytes from the start of `data`, which lies at `offset` of its file, have the same answer to "all zero?".
std::size_t zero_run(std::span<const std::byte> data, std::uint64_t offset, bool zero);

// Reads a range of a file through `buffer` and adds what is no block of zeros to `data`, joined to its last range where
// that goes on. What the file turns out not to have counts as no zeros. False: stopped.
sys::SysResult<bool> add_without_zeros(sys::Syscalls& sys, JobControl& control, int fd, ByteRange range,
                                       std::span<std::byte> buffer, std::vector<ByteRange>& data);

}  // namespace drover::transfer
