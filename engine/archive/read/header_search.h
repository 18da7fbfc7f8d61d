// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/archive/input/archive_input.h"

namespace drover::archive {

// Where the first block from `from` on lies that has a header's checksum, counted in whole tar blocks. Such a block may
// also be content of a member, namely of a tar inside the tar. Blocks of zeros do not end the search. Empty: there is
// none, or `input` says why it was not read to its end.
std::optional<std::uint64_t> find_tar_header(ArchiveInput& input, std::uint64_t from);

}  // namespace drover::archive
