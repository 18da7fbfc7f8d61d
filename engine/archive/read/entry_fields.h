// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/archive/member/member.h"
#include "engine/fs/owner_names.h"

struct archive_entry;

namespace drover::archive {

// libarchive's entry as our own types.
std::string entry_path(archive_entry* entry);  // exact bytes; empty: there is none
MemberType entry_type(archive_entry* entry);
// Access lists are attributes, too.
struct EntryAttributes {
    std::vector<fs::Attribute> attributes;
    std::string stranger;  // somebody whom an access list names and nobody here knows; left out of it
};
EntryAttributes entry_attributes(archive_entry* entry, fs::OwnerNames& owners);
// The bytes that are no hole. `sparse` of the result: there is such a list.
struct EntryRanges {
    bool sparse = false;
    bool too_many = false;
    std::vector<ByteRange> data;
    std::uint64_t end = 0;  // of the list, ranges without bytes included
};
EntryRanges entry_ranges(archive_entry* entry);

// What fits a member's own fields; ranges, attributes and paths left out.
void copy_plain_fields(archive_entry* entry, Member& member);

}  // namespace drover::archive
