// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/sys/file_status.h"

namespace drover::archive {

// What GNU's records say of a member with holes; each may be missing or damaged.
struct GnuSparseRecords {
    bool any = false;
    bool in_records = false;  // the map is among the records: versions 0.0 and 0.1
    bool damaged = false;
    std::optional<std::uint64_t> major;
    std::optional<std::uint64_t> minor;
    std::optional<std::uint64_t> real_size;  // of the file, in bytes
    bool has_name = false;

    // All that a version needs is there, and nothing else is known to be wrong.
    bool complete() const;
};

// What pax records say of one member, as far as libarchive is not to be believed: it passes over what is damaged and
// over global headers. What is empty was not said.
struct PaxFields {
    bool has_path = false;
    bool has_link_target = false;
    std::optional<std::string> user;
    std::optional<std::string> group;
    std::optional<std::uint64_t> uid;
    std::optional<std::uint64_t> gid;
    std::optional<std::uint64_t> size;  // of the payload, in bytes
    std::optional<sys::Timestamp> modified;
    std::optional<sys::Timestamp> accessed;
    GnuSparseRecords sparse;
    bool bad_size = false;
    bool stores_holes = false;     // SUN.holesdata: the holes are in the payload
    bool goes_on = false;          // of several volumes: the file began in another one
    const char* damage = nullptr;  // why the member cannot be unpacked
    std::string unread;            // the first record that could not be used

    void take(std::string_view key, std::string_view value);
    // Of a global header what all members of an archive may share; the member's own records come first.
    void inherit(const PaxFields& global);
};

}  // namespace drover::archive
