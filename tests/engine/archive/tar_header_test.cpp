// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/tar_header.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/archive/tar/pax.h"
#include "engine/archive/tar/pax_attributes.h"
#include "engine/archive/tar/sparse_map.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {
namespace {

UstarGlance glance(const std::string& bytes, std::size_t offset) {
    return glance_at_ustar(std::span<const char, tar_block>(bytes.data() + offset, tar_block)).value();
}

// The records of the pax header at the start, if there is one.
std::map<std::string, std::string> records_of(const std::string& header) {
    std::map<std::string, std::string> records;
    const auto first = glance(header, 0);
    if (first.type != 'x') return records;
    EXPECT_TRUE(for_each_pax_record(std::string_view(header).substr(tar_block, first.size),
                                    [&](auto key, auto value) { records[std::string(key)] = value; }));
    return records;
}

Member file(std::string path, std::uint64_t size) {
    Member member;
    member.path = std::move(path);
    member.permissions = 0644;
    member.size = size;
    return member;
}

TEST(TarHeader, a_plain_file_takes_one_block) {
    EXPECT_EQ(encode_member(file("name", 5), 0, 0).size(), tar_block);
}

TEST(TarHeader, what_ustar_cannot_say_stands_in_pax_records) {
    Member member = file(std::string(300, 'n'), largest_octal_11 + 1);
    member.uid = largest_octal_7 + 1;
    member.user = std::string(40, 'u');
    member.modified = -1'500'000'000;
    member.attributes = {{"user.note", std::string("a\0b", 3)}, {"security.selinux", "label"}};
    EXPECT_EQ(records_of(encode_member(member, 0, 0)),
              (std::map<std::string, std::string>{{"path", member.path},
                                                  {"size", std::to_string(member.size)},
                                                  {"uid", std::to_string(member.uid)},
                                                  {"uname", member.user},
                                                  {"mtime", "-1.5"},
                                                  {"RHT.security.selinux", "label"},
                                                  {"SCHILY.xattr.user.note", std::string("a\0b", 3)}}));
}

TEST(TarHeader, the_payload_is_aligned_wherever_the_member_starts) {
    for (const std::uint64_t alignment : {512, 1024, 4096, 65536})
        for (std::uint64_t offset = 0; offset < 3 * alignment; offset += tar_block)
            for (const std::size_t name : {10U, 150U, 900U}) {
                Member member = file(std::string(name, 'n'), 1 << 20);
                const auto header = encode_member(member, offset, alignment);
                EXPECT_EQ((offset + header.size()) % alignment, 0U) << offset << " " << alignment << " " << name;
                EXPECT_LE(header.size(), encode_member(member, offset, 0).size() + alignment + tar_block);
            }
}

TEST(TarHeader, the_first_data_of_a_sparse_member_is_aligned_behind_its_map) {
    Member member = file("sparse", 1 << 30);
    member.sparse = true;
    for (std::uint64_t i = 0; i < 100; ++i) member.data.push_back({i << 20, 65536});
    const auto header = encode_member(member, 1536, 4096);
    EXPECT_EQ((1536 + header.size()) % 4096, 0U);
    const auto records = records_of(header);
    EXPECT_EQ(records.at("GNU.sparse.realsize"), std::to_string(1 << 30));
    EXPECT_EQ(records.at("GNU.sparse.name"), "sparse");
    const std::size_t map = encode_sparse_map(member.data, member.size).size();
    EXPECT_EQ(glance(header, header.size() - map - tar_block).size, map + 100 * 65536);
}

TEST(SparseMap, ends_with_an_empty_range_where_the_file_ends_in_a_hole) {
    EXPECT_EQ(encode_sparse_map({{0, 4096}}, 4096).substr(0, 9), "1\n0\n4096\n");
    EXPECT_EQ(encode_sparse_map({{4096, 10}}, 8192).substr(0, 17), "2\n4096\n10\n8192\n0\n");
    EXPECT_EQ(encode_sparse_map({}, 8192).substr(0, 9), "1\n8192\n0\n");
    EXPECT_EQ(encode_sparse_map({}, 8192).size(), tar_block);
}

TEST(SparseMap, is_believed_only_when_it_is_sorted_disjoint_inside_and_complete) {
    EXPECT_TRUE(is_plausible({{0, 10}, {10, 5}, {100, 0}}, 100, 15));
    EXPECT_FALSE(is_plausible({{0, 10}, {9, 5}}, 100, 15));
    EXPECT_FALSE(is_plausible({{20, 10}, {0, 5}}, 100, 15));
    EXPECT_FALSE(is_plausible({{95, 10}}, 100, 10));
    EXPECT_FALSE(is_plausible({{UINT64_MAX, 10}}, 100, 10));
    EXPECT_FALSE(is_plausible({{0, 10}}, 100, 11));
}

TEST(PaxAttributes, an_access_list_becomes_text) {
    // user::rw-, user:1000:r--, group::r--, mask::rw-, other::---
    const std::string value(
        "\2\0\0\0"
        "\1\0\6\0\xff\xff\xff\xff"
        "\2\0\4\0\xe8\3\0\0"
        "\4\0\4\0\xff\xff\xff\xff"
        "\x10\0\6\0\xff\xff\xff\xff"
        "\x20\0\0\0\xff\xff\xff\xff",
        44);
    EXPECT_EQ(access_list_text(value), "user::rw-,user:1000:r--,group::r--,mask::rw-,other::---");
    EXPECT_EQ(to_pax_record({"system.posix_acl_access", value}).first, "SCHILY.acl.access");
    EXPECT_EQ(to_pax_record({"system.posix_acl_default", value}).first, "SCHILY.acl.default");
    // What makes no sense is kept as it is.
    EXPECT_FALSE(access_list_text(value.substr(0, 43)));
    EXPECT_EQ(to_pax_record({"system.posix_acl_access", "odd"}).first, "SCHILY.xattr.system.posix_acl_access");
}

}  // namespace
}  // namespace drover::archive
