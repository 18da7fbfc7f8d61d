// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/name_rules.h"

#include <gtest/gtest.h>

#include "engine/base/error.h"

namespace drover::fs {

namespace {

constexpr std::uint64_t limit = 255;

struct Name {
    const char* title;
    std::string name;
    std::optional<NameFlaw> flaw;
    std::string fitting;

    friend void PrintTo(const Name& one, std::ostream* out) { *out << one.title; }
};
class WindowsNames : public ::testing::TestWithParam<Name> {};

TEST_P(WindowsNames, have_their_flaw_found_and_put_right) {
    const auto& [title, name, flaw, fitting] = GetParam();
    EXPECT_EQ(flaw_of_name(NameRules::windows, name, limit), flaw);
    const std::string better = fitting_name(NameRules::windows, name, limit);
    EXPECT_EQ(escape_name(better), escape_name(fitting));
    EXPECT_EQ(flaw_of_name(NameRules::windows, better, limit), std::nullopt);
}
INSTANTIATE_TEST_SUITE_P(Of, WindowsNames,
                         ::testing::Values(Name{"a_plain_name", "Ünï codé 日本.txt", std::nullopt, "Ünï codé 日本.txt"},
                                           Name{"a_colon", "12:30 notes?.txt", NameFlaw::characters,
                                                "12_30 notes_.txt"},
                                           Name{"a_backslash", "a\\b", NameFlaw::characters, "a_b"},
                                           Name{"a_line_feed", "a\nb", NameFlaw::characters, "a_b"},
                                           Name{"a_dot_at_the_end", "etc.", NameFlaw::ending, "etc_"},
                                           Name{"a_space_at_the_end", "name ", NameFlaw::ending, "name_"},
                                           Name{"a_device", "con.txt", NameFlaw::reserved, "con_.txt"},
                                           Name{"a_port", "LPT1", NameFlaw::reserved, "LPT1_"},
                                           Name{"no_device", "console", std::nullopt, "console"},
                                           Name{"no_utf8", "caf\xE9.txt", NameFlaw::encoding, "caf_.txt"},
                                           Name{"a_surrogate", "\xED\xA0\x80", NameFlaw::encoding, "___"},
                                           Name{"255_letters_of_two_bytes",
                                                [] {
                                                    std::string name;
                                                    for (int i = 0; i < 255; ++i) name += "ü";
                                                    return name;
                                                }(),
                                                std::nullopt,
                                                [] {
                                                    std::string name;
                                                    for (int i = 0; i < 255; ++i) name += "ü";
                                                    return name;
                                                }()},
                                           Name{"too_long", std::string(300, 'x') + ".jpeg", NameFlaw::too_long,
                                                std::string(250, 'x') + ".jpeg"},
                                           Name{"too_many_pairs",
                                                [] {
                                                    std::string name;
                                                    for (int i = 0; i < 128; ++i) name += "😀";
                                                    return name;
                                                }(),
                                                NameFlaw::too_long,
                                                [] {
                                                    std::string name;
                                                    for (int i = 0; i < 127; ++i) name += "😀";
                                                    return name;
                                                }()}),
                         [](const auto& test) { return test.param.title; });

TEST(PosixNames, are_any_bytes_up_to_the_limit) {
    EXPECT_EQ(flaw_of_name(NameRules::posix, "a:b\xE9 .", limit), std::nullopt);
    EXPECT_EQ(flaw_of_name(NameRules::posix, std::string(256, 'x'), limit), NameFlaw::too_long);
    EXPECT_EQ(flaw_of_name(NameRules::posix, std::string(144, 'x'), 143), NameFlaw::too_long);
    EXPECT_EQ(fitting_name(NameRules::posix, std::string(300, 'x') + ".gz", limit), std::string(252, 'x') + ".gz");
}

TEST(NameKeys, are_the_same_for_names_that_windows_cannot_tell_apart) {
    const auto key = [](const std::string& name) { return name_key(NameRules::windows, name); };
    EXPECT_EQ(key("README"), key("readme"));
    EXPECT_EQ(key("ÄRGER"), key("ärger"));
    EXPECT_NE(key("a"), key("b"));
    EXPECT_NE(name_key(NameRules::posix, "README"), name_key(NameRules::posix, "readme"));
}

}  // namespace

}  // namespace drover::fs
