// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace drover {

// The payload of one member as a range of the archive file.
struct ArchivePart {
    std::uint64_t offset = 0;     // in the archive, bytes
    std::uint64_t length = 0;     // bytes, not 0; holes are not stored
    std::uint64_t alignment = 0;  // the largest power of two that divides `offset`; at most 2^30
    std::string name;             // the member's, bytes as they are stored
    std::uint64_t size = 0;       // of the file, holes included
    bool clonable = false;        // its whole blocks can be cloned out of the archive
    std::string why_not;          // in words, where they cannot
};

// An archive as ranges of its file. Its own extents come from compare_extents().
struct ArchiveView {
    std::uint64_t size = 0;          // of the archive file
    std::uint64_t block = 0;         // bytes that clones there are made of
    std::uint64_t members = 0;       // of every type, with and without payload
    std::vector<ArchivePart> parts;  // in order of `offset`; only a hostile archive lets them overlap
    std::uint64_t payload = 0;       // bytes of all parts
    std::uint64_t clonable = 0;      // bytes of those that can be cloned
    std::uint64_t overhead = 0;      // bytes in no part: headers, padding, and what is packed
    std::uint64_t packed = 0;        // members whose payload is no range of the archive, because it is compressed
    std::optional<Error> damage;     // why the view ends before the archive does
};

// Reads headers only, as list_archive() does. Fails where nothing could be read, where there are more than `most`
// members, and with ErrorKind::cancelled after `stop`.
Result<ArchiveView> view_archive(const std::string& path, const std::stop_token& stop = {},
                                 std::size_t most = 1'000'000);

}  // namespace drover
