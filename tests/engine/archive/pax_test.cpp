// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/pax.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "engine/archive/tar/pax_attributes.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

// Nothing where the records are damaged.
std::optional<Pairs> parsed(std::string_view records) {
    Pairs pairs;
    const bool whole = for_each_pax_record(records, [&](auto key, auto value) { pairs.emplace_back(key, value); });
    return whole ? std::optional(pairs) : std::nullopt;
}

TEST(Pax, the_length_counts_itself_at_every_number_of_digits) {
    for (std::size_t length = 0; length < 1200; ++length) {
        std::string records;
        add_pax_record(records, "k", std::string(length, 'v'));
        EXPECT_EQ(std::stoul(records), records.size());
        EXPECT_EQ(parsed(records), (Pairs{{"k", std::string(length, 'v')}}));
    }
}

TEST(Pax, values_are_bytes) {
    const std::string value("a=b\nc\0d\xff", 8);
    std::string records;
    add_pax_record(records, "SCHILY.xattr.user.x", value);
    add_pax_record(records, "path", "second");
    EXPECT_EQ(parsed(records), (Pairs{{"SCHILY.xattr.user.x", value}, {"path", "second"}}));
}

TEST(Pax, times_are_read_as_they_are_written) {
    constexpr Timestamp second = one_second;
    for (const Timestamp time : {Timestamp{0}, 1 * second, second + second / 2, -second - second / 2, Timestamp{-1},
                                 10'000'000'000 * second, INT64_MAX * second + 1, -INT64_MAX * second})
        EXPECT_TRUE(parse_pax_time(pax_time(time)) == time) << pax_time(time);
    EXPECT_EQ(pax_time(10'000'000'000 * second + 1), "10000000000.000000001");
    EXPECT_TRUE(parse_pax_time("-0.25") == -second / 4);
    EXPECT_TRUE(parse_pax_time("1.1234567899999") == second + 123'456'789);
    for (const auto* wrong : {"", "-", "x", "1x", "1.x", "--1", "99999999999999999999", ".5"})
        EXPECT_FALSE(parse_pax_time(wrong).has_value()) << wrong;
}

TEST(Pax, damaged_records_are_noticed) {
    for (const std::string_view records : {"x", "12 path=abc", "11 path=abc\n", "13 path=abc\n", "4 =\n\n", "0 a=b\n",
                                           "99999999999999999999 a=b\n", "6 a=b", "5 a=b\n", "-6 a=b\n", "6a=bc\n"})
        EXPECT_FALSE(parsed(records)) << records;
    EXPECT_TRUE(parsed("12 path=abc\n"));
    EXPECT_TRUE(parsed(""));
}

TEST(Pax, times_are_as_short_as_they_can_be) {
    EXPECT_EQ(pax_time(0), "0");
    EXPECT_EQ(pax_time(1'600'000'000'000'000'000), "1600000000");
    EXPECT_EQ(pax_time(1'600'000'000'123'456'789), "1600000000.123456789");
    EXPECT_EQ(pax_time(1'000'000'050), "1.00000005");
    EXPECT_EQ(pax_time(500'000'000), "0.5");
    EXPECT_EQ(pax_time(-1'500'000'000), "-1.5");
    EXPECT_EQ(pax_time(-1), "-0.000000001");
    EXPECT_EQ(pax_time(INT64_MIN), "-9223372036.854775808");
}

TEST(Pax, padding_reaches_every_size_with_records_that_every_reader_takes) {
    for (std::size_t used = 0; used < 700; used += 7)
        for (std::size_t target = to_tar_blocks(used); target < 9000; target += tar_block) {
            std::string records(used, 'r');
            pad_with_comments(records, target);
            EXPECT_EQ(to_tar_blocks(records.size()), target);
            const auto comments = parsed(std::string_view(records).substr(used));
            ASSERT_TRUE(comments);
            for (const auto& [key, value] : *comments) {
                EXPECT_EQ(key, "comment");
                EXPECT_FALSE(value.empty());
                EXPECT_LE(value.size() + 13, 512U);
            }
        }
}

// As GNU tar does it.
TEST(PaxAttributes, names_that_would_end_the_key_are_written_in_another_way) {
    for (const std::string name : {"user.a=b", "user.%", "user.%3D", "user.100%=all", "user.plain", "user.%41"}) {
        const auto [key, value] = to_pax_record({name, "v"});
        EXPECT_EQ(key.find('='), std::string::npos);
        EXPECT_EQ(decode_attribute_name(std::string_view(key).substr(std::string_view("SCHILY.xattr.").size())), name);
    }
    EXPECT_EQ(to_pax_record({"user.a=b%", "v"}).first, "SCHILY.xattr.user.a%3Db%25");
    EXPECT_EQ(decode_attribute_name("user.%41%2"), "user.%41%2") << "by nobody written";
}

}  // namespace
}  // namespace drover::archive
