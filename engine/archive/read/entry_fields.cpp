// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/read/entry_fields.h"

#include <archive_entry.h>

#include <algorithm>
#include <optional>

#include "engine/archive/tar/posix_acl.h"
#include "engine/archive/tar/sparse_map.h"

namespace drover::archive {

namespace {

std::string text_or_empty(const char* text) {
    return text == nullptr ? "" : text;
}

sys::Timestamp time_of(std::int64_t seconds, long nanoseconds) {
    return seconds * one_second + nanoseconds;
}

AclTag tag_of(int tag) {
    switch (tag) {
        case ARCHIVE_ENTRY_ACL_USER:
            return AclTag::user;
        case ARCHIVE_ENTRY_ACL_USER_OBJ:
            return AclTag::owner;
        case ARCHIVE_ENTRY_ACL_GROUP:
            return AclTag::other_group;
        case ARCHIVE_ENTRY_ACL_GROUP_OBJ:
            return AclTag::group;
        case ARCHIVE_ENTRY_ACL_MASK:
            return AclTag::mask;
        default:
            return AclTag::others;
    }
}

// The name counts where there is one here, as with owners. Empty: nobody here is meant.
std::optional<std::uint32_t> id_of(AclTag tag, int id, const char* name, fs::OwnerNames& owners) {
    if (tag != AclTag::user && tag != AclTag::other_group) return 0;
    const std::string text = text_or_empty(name);
    if (const auto known = tag == AclTag::user ? owners.uid(text) : owners.gid(text)) return known;
    return id < 0 ? std::nullopt : std::optional(static_cast<std::uint32_t>(id));
}

// Adds the entry's access list of one kind as the attribute that holds it. GNU tar stores that attribute, too, where it
// is told to; the list has the names.
void add_access_list(archive_entry* entry, int kind, const char* attribute, fs::OwnerNames& owners,
                     EntryAttributes& found) {
    if (archive_entry_acl_reset(entry, kind) == 0) return;
    std::vector<AclEntry> lines;
    std::string stranger;
    int type = 0;
    int permissions = 0;
    int tag = 0;
    int id = 0;
    const char* name = nullptr;
    while (archive_entry_acl_next(entry, kind, &type, &permissions, &tag, &id, &name) == 0) {
        const auto known = id_of(tag_of(tag), id, name, owners);
        if (known) lines.push_back({tag_of(tag), static_cast<std::uint16_t>(permissions & 7), *known});
        else stranger = text_or_empty(name);
    }
    if (lines.empty()) return;
    const auto same = std::ranges::find(found.attributes, attribute, &fs::Attribute::name);
    if (same != found.attributes.end() && !stranger.empty()) return;
    if (same != found.attributes.end()) found.attributes.erase(same);
    found.attributes.push_back({attribute, encode_posix_acl(std::move(lines))});
    if (!stranger.empty()) found.stranger = std::move(stranger);
}

// With an access list the group's bits of a mode are its mask, but libarchive makes them the owning group's rights.
std::uint32_t permissions_of(archive_entry* entry) {
    const auto permissions = static_cast<std::uint32_t>(archive_entry_perm(entry)) & 07777U;
    constexpr int kind = ARCHIVE_ENTRY_ACL_TYPE_ACCESS;
    if ((archive_entry_acl_types(entry) & kind) == 0 || archive_entry_acl_reset(entry, kind) == 0) return permissions;
    int type = 0;
    int rights = 0;
    int tag = 0;
    int id = 0;
    const char* name = nullptr;
    while (archive_entry_acl_next(entry, kind, &type, &rights, &tag, &id, &name) == 0)
        if (tag == ARCHIVE_ENTRY_ACL_MASK)
            return (permissions & ~070U) | (static_cast<std::uint32_t>(rights) & 7U) << 3;
    return permissions;
}

}  // namespace

std::string entry_path(archive_entry* entry) {
    const char* path = archive_entry_pathname(entry);
    if (path == nullptr) path = archive_entry_pathname_utf8(entry);
    return text_or_empty(path);
}

MemberType entry_type(archive_entry* entry) {
    if (archive_entry_hardlink(entry) != nullptr) return MemberType::hard_link;
    switch (archive_entry_filetype(entry)) {
        case AE_IFDIR:
            return MemberType::directory;
        case AE_IFLNK:
            return MemberType::symlink;
        case AE_IFCHR:
            return MemberType::char_device;
        case AE_IFBLK:
            return MemberType::block_device;
        case AE_IFIFO:
            return MemberType::fifo;
        default:
            return MemberType::regular;
    }
}

EntryAttributes entry_attributes(archive_entry* entry, fs::OwnerNames& owners) {
    EntryAttributes found;
    const char* name = nullptr;
    const void* value = nullptr;
    std::size_t size = 0;
    if (archive_entry_xattr_reset(entry) > 0)
        while (archive_entry_xattr_next(entry, &name, &value, &size) == 0)
            found.attributes.push_back({name, std::string(static_cast<const char*>(value), size)});
    if ((archive_entry_acl_types(entry) & ARCHIVE_ENTRY_ACL_TYPE_POSIX1E) == 0) return found;
    add_access_list(entry, ARCHIVE_ENTRY_ACL_TYPE_ACCESS, access_acl_attribute, owners, found);
    add_access_list(entry, ARCHIVE_ENTRY_ACL_TYPE_DEFAULT, default_acl_attribute, owners, found);
    return found;
}

EntryRanges entry_ranges(archive_entry* entry) {
    EntryRanges ranges;
    // Never ask for the next one after a count of 0: libarchive 3.6.2 then reads freed memory.
    if (archive_entry_sparse_reset(entry) == 0) return ranges;
    ranges.sparse = true;
    la_int64_t offset = 0;
    la_int64_t length = 0;
    while (archive_entry_sparse_next(entry, &offset, &length) == 0) {
        ranges.end = static_cast<std::uint64_t>(offset) + static_cast<std::uint64_t>(length);
        if (length == 0) continue;  // where the file ends
        if (ranges.data.size() == most_sparse_ranges) {
            ranges.too_many = true;
            break;
        }
        ranges.data.push_back({static_cast<std::uint64_t>(offset), static_cast<std::uint64_t>(length)});
    }
    return ranges;
}

void copy_plain_fields(archive_entry* entry, Member& member) {
    member.type = entry_type(entry);
    member.permissions = permissions_of(entry);
    // A negative number is nobody's, and least of all root's.
    member.uid = static_cast<std::uint64_t>(archive_entry_uid(entry));
    member.gid = static_cast<std::uint64_t>(archive_entry_gid(entry));
    member.user = text_or_empty(archive_entry_uname(entry));
    member.group = text_or_empty(archive_entry_gname(entry));
    if (archive_entry_mtime_is_set(entry) != 0)
        member.modified = time_of(archive_entry_mtime(entry), archive_entry_mtime_nsec(entry));
    const la_int64_t size = archive_entry_size_is_set(entry) != 0 ? archive_entry_size(entry) : 0;
    member.size = static_cast<std::uint64_t>(std::max<la_int64_t>(size, 0));
    if (member.type == MemberType::symlink) member.link_target = text_or_empty(archive_entry_symlink(entry));
    if (member.type == MemberType::hard_link) member.link_target = text_or_empty(archive_entry_hardlink(entry));
    member.device_major = static_cast<std::uint32_t>(archive_entry_rdevmajor(entry));
    member.device_minor = static_cast<std::uint32_t>(archive_entry_rdevminor(entry));
}

}  // namespace drover::archive
