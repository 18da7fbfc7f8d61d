// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/member/utf16.h"

#include <gtest/gtest.h>

namespace drover::archive {

namespace {

std::string bytes_of(std::u16string_view text, ByteOrder order) {
    std::string bytes;
    for (const char16_t unit : text) {
        const char low = static_cast<char>(unit & 0xFF);
        const char high = static_cast<char>(unit >> 8);
        bytes += order == ByteOrder::little ? low : high;
        bytes += order == ByteOrder::little ? high : low;
    }
    return bytes;
}

TEST(Utf16, keeps_every_code_point_as_it_is) {
    for (const ByteOrder order : {ByteOrder::little, ByteOrder::big}) {
        EXPECT_EQ(utf8_of_utf16(bytes_of(u"a\u00fcu\u0308\u20ac\U0001f600", order), order),
                  "a\u00fcu\u0308\u20ac\U0001f600");
        EXPECT_EQ(utf8_of_utf16("", order), "");
    }
}

TEST(Utf16, ends_at_a_zero_and_drops_half_a_unit) {
    EXPECT_EQ(utf8_of_utf16(std::string("a\0\0\0b\0", 6), ByteOrder::little), "a");
    EXPECT_EQ(utf8_of_utf16(std::string("a\0b", 3), ByteOrder::little), "a");
}

TEST(Utf16, makes_no_two_names_one_where_halves_of_pairs_stand_alone) {
    EXPECT_EQ(utf8_of_utf16(std::string("\x00\xd8", 2), ByteOrder::little), "\xed\xa0\x80");
    EXPECT_EQ(utf8_of_utf16(std::string("\x01\xd8", 2), ByteOrder::little), "\xed\xa0\x81");
    EXPECT_EQ(utf8_of_utf16(std::string("\x00\xd8x\x00", 4), ByteOrder::little), "\xed\xa0\x80x");
    EXPECT_EQ(utf8_of_utf16(std::string("\x00\xdc\x00\xd8", 4), ByteOrder::little), "\xed\xb0\x80\xed\xa0\x80");
}

}  // namespace

}  // namespace drover::archive
