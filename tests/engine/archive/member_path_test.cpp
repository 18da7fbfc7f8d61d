// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/member/member_path.h"

#include <gtest/gtest.h>

namespace drover::archive {

namespace {

std::string whole(std::string_view bytes) {
    const auto path = parse_member_path(bytes);
    return path ? path->parent + "|" + path->name : std::string("refused");
}

TEST(MemberPath, takes_a_name_apart) {
    EXPECT_EQ(whole("a"), "|a");
    EXPECT_EQ(whole("a/b/c"), "a/b|c");
    EXPECT_EQ(whole("a/b/"), "a|b");
    EXPECT_EQ(whole("./a//./b"), "a|b");
    EXPECT_EQ(whole("./"), "|");
    EXPECT_EQ(whole("a\\..\\b"), "|a\\..\\b") << "a backslash is a byte as any other";
    EXPECT_EQ(whole("..."), "|...");
    EXPECT_EQ(whole("\xff/\xfe"), "\xff|\xfe");
}

TEST(MemberPath, drops_leading_slashes_and_says_so) {
    EXPECT_EQ(whole("///etc/passwd"), "etc|passwd");
    EXPECT_TRUE(parse_member_path("/a")->was_absolute);
    EXPECT_FALSE(parse_member_path("a")->was_absolute);
}

TEST(MemberPath, refuses_what_leads_upwards_or_is_no_name) {
    for (const auto* path : {"..", "../a", "a/..", "a/../b", "/..", "./.."}) EXPECT_EQ(whole(path), "refused") << path;
    EXPECT_EQ(whole(""), "refused");
    EXPECT_EQ(whole(std::string_view("a\0b", 3)), "refused");
}

TEST(MemberPath, refuses_what_no_filesystem_holds) {
    EXPECT_NE(whole(std::string(255, 'n')), "refused");
    EXPECT_EQ(whole(std::string(256, 'n')), "refused");
    std::string deep;
    for (int i = 0; i < 2047; ++i) deep += "d/";
    EXPECT_NE(whole(deep), "refused");
    EXPECT_EQ(whole(deep + "d/d"), "refused");
}

}  // namespace

}  // namespace drover::archive
