// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/error.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstring>
#include <ostream>
#include <random>

#include "engine/sys/sys_error.h"

namespace drover {

namespace {

struct Escape {
    const char* title;
    std::string bytes;
    std::string text;

    friend void PrintTo(const Escape& one, std::ostream* out) { *out << one.title; }
};
class EscapedName : public ::testing::TestWithParam<Escape> {};

TEST_P(EscapedName, is_printable_and_leads_back) {
    EXPECT_EQ(escape_name(GetParam().bytes), GetParam().text);
    EXPECT_EQ(unescape_name(GetParam().text), GetParam().bytes);
}
INSTANTIATE_TEST_SUITE_P(
    Names, EscapedName,
    ::testing::Values(Escape{"empty", "", ""}, Escape{"plain", "a b.txt", "a b.txt"},
                      Escape{"umlaut", "\xc3\xa4", "\xc3\xa4"},
                      Escape{"beyond_16_bits", "\xf0\x9f\x90\x91", "\xf0\x9f\x90\x91"},
                      Escape{"latin_1", "caf\xe9", "caf\\xe9"}, Escape{"backslash", "\\", "\\x5c"},
                      Escape{"turned_text", "a\xe2\x80\xaez\xe2\x80\xa8\xe2\x81\xa6\xd8\x9c",
                             "a\\xe2\\x80\\xaez\\xe2\\x80\\xa8\\xe2\\x81\\xa6\\xd8\\x9c"},
                      Escape{"euro", "\xe2\x82\xac", "\xe2\x82\xac"}, Escape{"looks_escaped", "\\xff", "\\x5cxff"},
                      Escape{"newline", "a\nb", "a\\x0ab"}, Escape{"delete", "\x7f", "\\x7f"},
                      Escape{"cut_off", "\xe2\x82", "\\xe2\\x82"}, Escape{"overlong", "\xc0\xaf", "\\xc0\\xaf"},
                      Escape{"surrogate", "\xed\xa0\x80", "\\xed\\xa0\\x80"},
                      Escape{"too_large", "\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80"},
                      Escape{"control_of_c1", "\xc2\x9b", "\\xc2\\x9b"}, Escape{"zero", std::string(1, '\0'), "\\x00"}),
    [](const auto& test) { return test.param.title; });

TEST(EscapedName, of_any_bytes_leads_back_and_is_unlike_every_other) {
    std::mt19937 random(20260101);  // the same bytes every time
    std::uniform_int_distribution<int> any_byte(0, 255);
    std::uniform_int_distribution<std::size_t> length(0, 40);
    constexpr std::string_view favourites = "\\x0aF\xc3\xa4\xe2\x82\xac\xf0\x9f\xed\xa0\x7f\x1b";
    for (int i = 0; i < 50'000; ++i) {
        std::string bytes;
        const std::size_t size = length(random);
        while (bytes.size() < size) {
            const int byte = any_byte(random);
            bytes +=
                i % 2 == 0 ? static_cast<char>(byte) : favourites[static_cast<std::size_t>(byte) % favourites.size()];
        }
        const std::string text = escape_name(bytes);
        ASSERT_EQ(unescape_name(text), bytes) << text;
        ASSERT_EQ(escape_name(unescape_name(text)), text) << "two texts for one name";
        for (const char c : text) ASSERT_FALSE(static_cast<unsigned char>(c) < 0x20 || c == 0x7f) << text;
    }
}

TEST(EscapedName, that_nobody_wrote_is_taken_as_it_is) {
    for (const std::string text : {"\\", "\\x", "\\x1", "\\xg0", "\\X41", "a\\"}) EXPECT_EQ(unescape_name(text), text);
}

TEST(Error, is_told_with_its_path_reason_call_and_code) {
    const Error error{.kind = ErrorKind::no_space,
                      .operation = "pwrite",
                      .code = "ENOSPC",
                      .reason = "No space left on device",
                      .path = "/a\n\xff"};
    EXPECT_EQ(error.message(), "/a\\x0a\\xff: No space left on device (pwrite, ENOSPC)");
    EXPECT_EQ(
        (Error{.kind = ErrorKind::invalid, .operation = "copy", .code = "", .reason = "No", .path = ""}.message()),
        "No");
}

struct Kind {
    int code;
    ErrorKind kind;
};
class ErrorOfACall : public ::testing::TestWithParam<Kind> {};

TEST_P(ErrorOfACall, has_a_kind_to_branch_on) {
    const auto error = sys::to_error({static_cast<std::errc>(GetParam().code), "openat"}, "/p");
    EXPECT_EQ(error.kind, GetParam().kind);
    EXPECT_EQ(error.code, ::strerrorname_np(GetParam().code));
    EXPECT_EQ(error.reason, ::strerrordesc_np(GetParam().code));
    EXPECT_EQ(error.operation, "openat");
    EXPECT_EQ(error.path, "/p");
}
INSTANTIATE_TEST_SUITE_P(Codes, ErrorOfACall,
                         ::testing::Values(Kind{ENOENT, ErrorKind::not_found}, Kind{ENOTDIR, ErrorKind::not_found},
                                           Kind{EACCES, ErrorKind::permission}, Kind{EPERM, ErrorKind::permission},
                                           Kind{EROFS, ErrorKind::permission}, Kind{EEXIST, ErrorKind::exists},
                                           Kind{ENOTEMPTY, ErrorKind::exists}, Kind{ENOSPC, ErrorKind::no_space},
                                           Kind{EDQUOT, ErrorKind::no_space}, Kind{EIO, ErrorKind::io},
                                           Kind{ESTALE, ErrorKind::io}, Kind{EOPNOTSUPP, ErrorKind::unsupported},
                                           Kind{EXDEV, ErrorKind::unsupported}, Kind{ENAMETOOLONG, ErrorKind::invalid},
                                           Kind{EMFILE, ErrorKind::other}),
                         [](const auto& test) { return ::strerrorname_np(test.param.code); });

TEST(Error, of_an_unknown_code_still_has_a_name) {
    EXPECT_EQ(sys::code_name(std::errc{4095}), "errno 4095");
    EXPECT_FALSE(sys::code_text(std::errc{4095}).empty());
}

}  // namespace

}  // namespace drover
