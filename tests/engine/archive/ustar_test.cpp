// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/ustar.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace drover::archive {
namespace {

std::string_view text_at(const UstarBlock& block, std::size_t offset, std::size_t length) {
    const std::string_view field(block.data() + offset, length);
    return field.substr(0, field.find('\0'));
}

TEST(Ustar, writes_what_posix_says_where_it_says) {
    const auto block = encode_ustar({.name = "dir/file",
                                     .mode = 04755,
                                     .uid = 1000,
                                     .gid = 100,
                                     .size = 12345,
                                     .mtime = 1'600'000'000,
                                     .type = '0',
                                     .user = "ada",
                                     .group = "users"});
    EXPECT_EQ(text_at(block, 0, 100), "dir/file");
    EXPECT_EQ(text_at(block, 100, 8), "0004755");
    EXPECT_EQ(text_at(block, 108, 8), "0001750");
    EXPECT_EQ(text_at(block, 116, 8), "0000144");
    EXPECT_EQ(text_at(block, 124, 12), "00000030071");
    EXPECT_EQ(text_at(block, 136, 12), "13727410000");
    EXPECT_EQ(block[156], '0');
    EXPECT_EQ(std::string_view(block.data() + 257, 8), std::string_view("ustar\00000", 8));
    EXPECT_EQ(text_at(block, 265, 32), "ada");
    EXPECT_EQ(text_at(block, 297, 32), "users");
}

TEST(Ustar, reads_back_what_it_wrote_and_notices_a_flipped_bit) {
    auto block = encode_ustar({.name = "file", .size = largest_octal_11, .type = '7'});
    const auto glance = glance_at_ustar(block);
    ASSERT_TRUE(glance);
    EXPECT_EQ(glance->type, '7');
    EXPECT_EQ(glance->size, largest_octal_11);
    block[3] = static_cast<char>(block[3] ^ 1);
    EXPECT_FALSE(glance_at_ustar(block));
    EXPECT_FALSE(glance_at_ustar(UstarBlock{}));
}

TEST(Ustar, numbers_that_do_not_fit_are_zero_never_cut) {
    const auto block = encode_ustar({.name = "file", .uid = largest_octal_7 + 1, .size = largest_octal_11 + 1});
    EXPECT_EQ(text_at(block, 108, 8), "0000000");
    EXPECT_EQ(text_at(block, 124, 12), "00000000000");
}

TEST(Ustar, long_names_are_cut_at_a_slash_or_do_not_fit) {
    const std::string folder(120, 'd');
    const std::string name(100, 'n');
    EXPECT_TRUE(fits_ustar_name(name));
    EXPECT_FALSE(fits_ustar_name(name + "n"));
    EXPECT_TRUE(fits_ustar_name(folder + "/" + name));
    EXPECT_FALSE(fits_ustar_name(folder + "/" + name + "n"));
    EXPECT_FALSE(fits_ustar_name(std::string(156, 'd') + "/" + name));
    EXPECT_FALSE(fits_ustar_name(std::string(110, 'd') + "/"));  // nothing would be left after the cut

    const auto block = encode_ustar({.name = folder + "/" + name});
    EXPECT_EQ(text_at(block, 345, 155), folder);
    EXPECT_EQ(text_at(block, 0, 100), name);
}

TEST(Ustar, numbers_are_read_in_every_spelling_and_nothing_else) {
    EXPECT_EQ(parse_tar_number("0000644 "), 0644U);
    EXPECT_EQ(parse_tar_number("   644 \0"), 0644U);
    EXPECT_EQ(parse_tar_number(std::string_view("\0\0\0\0", 4)), 0U);
    EXPECT_EQ(parse_tar_number(std::string_view("\x80\0\0\0\0\0\0\2\0\0\0\0", 12)), std::uint64_t{2} << 32);
    EXPECT_FALSE(parse_tar_number("12x4"));
    EXPECT_FALSE(parse_tar_number("-0000001"));
    EXPECT_FALSE(parse_tar_number("0000008"));
    EXPECT_FALSE(parse_tar_number(std::string_view("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff", 12)));
    EXPECT_FALSE(parse_tar_number(std::string_view("\x80\0\1\0\0\0\0\0\0\0\0\0", 12)));
}

}  // namespace
}  // namespace drover::archive
