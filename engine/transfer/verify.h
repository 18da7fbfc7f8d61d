// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/transfer/method.h"

namespace drover::transfer {

struct Comparison {
    Outcome outcome = Outcome::completed;
    std::optional<std::uint64_t> first_difference;  // offset; also where one file ends before the other
    sys::SysError error{};
    Side side = Side::source;
};

// Whether the destination may lack what the source has: end early, or hold blocks of zeros (zero_blocks.h) instead.
enum class Lacking : std::uint8_t { differs, allowed };

// Reads both files and compares every byte. The destination is written out and dropped from the page cache first, so
// that its bytes come from the medium. Where the filesystem keeps its pages (tmpfs) they are the medium.
Comparison compare_with_medium(Workspace& work, int source, int destination, std::uint64_t size,
                               Lacking lacking = Lacking::differs);

}  // namespace drover::transfer
