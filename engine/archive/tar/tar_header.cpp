// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/tar_header.h"

#include <utility>

#include "engine/archive/tar/pax.h"
#include "engine/archive/tar/pax_attributes.h"
#include "engine/archive/tar/sparse_map.h"
#include "engine/archive/tar/ustar.h"
#include "engine/base/path.h"

namespace drover::archive {

namespace {

constexpr std::size_t longest_link = 100;
constexpr std::size_t longest_owner = 31;

char type_flag(MemberType type) {
    switch (type) {
        case MemberType::regular:
            return '0';
        case MemberType::hard_link:
            return '1';
        case MemberType::symlink:
            return '2';
        case MemberType::char_device:
            return '3';
        case MemberType::block_device:
            return '4';
        case MemberType::directory:
            return '5';
        case MemberType::fifo:
            return '6';
    }
    return '0';
}

// As GNU tar names what a reader without an idea of the format would unpack.
std::string stand_in_name(const std::string& path, const char* folder) {
    const auto [parent, name] = split_path(path);
    return std::string(parent).append(folder).append(name);
}

std::string stored_name(const Member& member) {
    return member.type == MemberType::directory ? member.path + '/' : member.path;
}

void add_sparse_records(std::string& records, const Member& member) {
    if (!member.sparse) return;
    add_pax_record(records, "GNU.sparse.major", "1");
    add_pax_record(records, "GNU.sparse.minor", "0");
    add_pax_record(records, "GNU.sparse.name", member.path);
    add_pax_record(records, "GNU.sparse.realsize", std::to_string(member.size));
}

void add_number(std::string& records, std::string_view key, std::uint64_t number, std::uint64_t largest) {
    if (number > largest) add_pax_record(records, key, std::to_string(number));
}

void add_owner(std::string& records, std::string_view key, const std::string& name) {
    if (name.size() > longest_owner) add_pax_record(records, key, name);
}

std::string pax_records(const Member& member, const std::string& name, std::uint64_t stored) {
    std::string records;
    if (!fits_ustar_name(name)) add_pax_record(records, "path", name);
    if (member.link_target.size() > longest_link) add_pax_record(records, "linkpath", member.link_target);
    add_number(records, "size", stored, largest_octal_11);
    add_number(records, "uid", member.uid, largest_octal_7);
    add_number(records, "gid", member.gid, largest_octal_7);
    add_owner(records, "uname", member.user);
    add_owner(records, "gname", member.group);
    const auto seconds = whole_seconds(member.modified);
    const bool whole =
        rest_of_second(member.modified) == 0 && seconds >= 0 && static_cast<std::uint64_t>(seconds) <= largest_octal_11;
    if (!whole) add_pax_record(records, "mtime", pax_time(member.modified));
    add_number(records, "SCHILY.devmajor", member.device_major, largest_octal_7);
    add_number(records, "SCHILY.devminor", member.device_minor, largest_octal_7);
    for (const auto& attribute : member.attributes) {
        const auto [key, value] = to_pax_record(attribute);
        add_pax_record(records, key, value);
    }
    add_sparse_records(records, member);
    return records;
}

// How long the records have to be, so that the payload after them is aligned.
std::uint64_t aligned_length(std::size_t records, std::uint64_t offset, std::size_t after, std::uint64_t alignment) {
    const auto payload_at = [&](std::uint64_t length) {
        return offset + (length == 0 ? 0 : tar_block + length) + tar_block + after;
    };
    std::uint64_t length = to_tar_blocks(records);
    if (payload_at(length) % alignment == 0) return length;
    if (length == 0) length = tar_block;  // a header of its own needs a block more
    const std::uint64_t beyond = payload_at(length) % alignment;
    return beyond == 0 ? length : length + alignment - beyond;
}

void append(std::string& out, const UstarBlock& block) {
    out.append(block.data(), block.size());
}

void append_pax_header(std::string& out, const Member& member, std::string records) {
    append(out, encode_ustar({.name = stand_in_name(member.path, "PaxHeaders/"),
                              .mode = 0644,
                              .size = records.size(),
                              .mtime = whole_seconds(member.modified),
                              .type = 'x'}));
    records.resize(to_tar_blocks(records.size()), '\0');
    out += records;
}

}  // namespace

std::string encode_member(const Member& member, std::uint64_t offset, std::uint64_t alignment) {
    const std::string map = member.sparse ? encode_sparse_map(member.data, member.size) : "";
    const std::uint64_t stored = map.size() + member.stored();
    const std::string name = member.sparse ? stand_in_name(member.path, "GNUSparseFile.0/") : stored_name(member);
    std::string records = pax_records(member, name, stored);
    if (alignment > 0) pad_with_comments(records, aligned_length(records.size(), offset, map.size(), alignment));

    std::string out;
    out.reserve(4 * tar_block + records.size() + map.size());
    if (!records.empty()) append_pax_header(out, member, std::move(records));
    append(out, encode_ustar({.name = name,
                              .mode = member.permissions,
                              .uid = member.uid,
                              .gid = member.gid,
                              .size = stored,
                              .mtime = whole_seconds(member.modified),
                              .type = type_flag(member.type),
                              .link_name = member.link_target,
                              .user = member.user,
                              .group = member.group,
                              .device_major = member.device_major,
                              .device_minor = member.device_minor}));
    out += map;
    return out;
}

std::string encode_end() {
    return std::string(2 * tar_block, '\0');
}

}  // namespace drover::archive
