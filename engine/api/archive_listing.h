// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "engine/base/result.h"
#include "engine/base/timestamp.h"

namespace drover {

enum class ListedType : std::uint8_t { file, hard_link, symlink, directory, device, fifo };

// One member of an archive.
struct ListedMember {
    std::string name;  // bytes as they are stored
    ListedType type = ListedType::file;
    std::string link_target;
    std::uint32_t permissions = 0;
    std::uint64_t uid = 0;
    std::uint64_t gid = 0;
    std::string user;  // names of the two, as they are stored; empty: only the number is
    std::string group;
    Timestamp modified = 0;
    std::optional<std::uint64_t> size;            // holes included; empty: known once it is unpacked
    std::uint64_t holes = 0;                      // bytes of them
    std::optional<std::uint64_t> stored;          // bytes in the archive; empty where they are packed
    std::optional<std::uint64_t> payload_offset;  // in the archive file; empty where it is packed
    bool clonable = false;                        // its whole blocks can be cloned out of the archive
    std::string why_not;                          // in words, of files that cannot
};

// Called for each member, in the order of the archive; returns false to end the listing.
using ListVisit = std::function<bool(const ListedMember&)>;

// Reads the headers only, as far as the format allows. An error comes after the members before it were visited: an
// archive that ends early never ends well.
Status list_archive(const std::string& path, const ListVisit& visit);

}  // namespace drover
