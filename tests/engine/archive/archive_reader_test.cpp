// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/read/archive_reader.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstdlib>

#include "tests/engine/archive/extraction.h"
#include "tests/support/faulty_syscalls.h"

namespace drover::archive {

namespace {

using testing::Call;
using testing::pattern;
using testing::TarBytes;

class Reader : public ::testing::Test {
protected:
    ArchiveReader& open(const std::string& bytes, ExpansionLimit limit = {}) {
        testing::write_file(place_ / "a", bytes);
        return reopen(limit);
    }
    ArchiveReader& reopen(ExpansionLimit limit = {}, std::string name = "dir/a.gz") {
        fd_ = std::move(*sys_.openat(sys::working_directory, (place_ / "a").string(), sys::OpenMode::read, 0));
        reader_ = std::move(*ArchiveReader::open(
            sys_, fd_.get(), *sys_.fstat(fd_.get()), std::move(name), [this] { return go_on_; }, limit));
        return *reader_;
    }
    std::string read_payload() {
        std::string content;
        while (const auto block = *reader_->next_block()) {
            content.resize(block->offset);
            content.append(reinterpret_cast<const char*>(block->bytes.data()), block->bytes.size());
        }
        return content;
    }
    bool pack() { return std::system(("gzip -f " + (place_ / "a").string()).c_str()) == 0 && rename(); }
    bool rename() {
        std::filesystem::rename(place_ / "a.gz", place_ / "a");
        return true;
    }

    testing::FaultySyscalls sys_;
    testing::TemporaryDirectory place_ = testing::TemporaryDirectory::in_memory();
    sys::UniqueFd fd_;
    std::unique_ptr<ArchiveReader> reader_;
    bool go_on_ = true;
};

TEST_F(Reader, tells_each_member_as_it_was_written) {
    Member member = TarBytes::file_member("d/\xff", 5);
    member.attributes = {{"user.note", std::string("a\0b", 3)}};
    member.user = "somebody";
    member.uid = 5'000'000;
    auto& reader = open(TarBytes().member(member, "12345").symlink("l", "t").directory("d", 0750).complete());
    const auto found = **reader.next();
    EXPECT_EQ(found.member.path, member.path);
    EXPECT_EQ(found.member.modified, member.modified);
    EXPECT_EQ(found.member.uid, member.uid);
    EXPECT_EQ(found.member.user, member.user);
    ASSERT_EQ(found.member.attributes.size(), 1U);
    EXPECT_EQ(found.member.attributes[0].value, member.attributes[0].value);
    EXPECT_EQ(found.warning, "") << "names are bytes";
    EXPECT_EQ(found.payload.indirect, nullptr);
    EXPECT_EQ(read_payload(), "12345");
    EXPECT_EQ((**reader.next()).member.link_target, "t");
    EXPECT_EQ((**reader.next()).member.permissions, 0750U);
    const auto end = reader.next();
    ASSERT_TRUE(end.has_value());
    EXPECT_FALSE(end->has_value());
}

TEST_F(Reader, keeps_names_of_every_alphabet_in_every_format) {
    auto& reader = open(TarBytes().file("\u00e4\u00f6", "x").header({.name = "caf\xe9", .mode = 0644}).complete());
    const auto utf8 = **reader.next();
    EXPECT_EQ(utf8.member.path, "\u00e4\u00f6");
    EXPECT_EQ(utf8.warning, "");
    EXPECT_EQ((**reader.next()).member.path, "caf\xe9");
}

TEST_F(Reader, passes_over_payloads_without_reading_them) {
    TarBytes bytes;
    for (int i = 0; i < 30; ++i) bytes.file(std::to_string(i), std::string(1'000'000, 'x'), 4096);
    auto& reader = open(bytes.complete());
    while ((*reader.next()).has_value()) {
    }
    EXPECT_LT(sys_.bytes(Call::pread), 1'500'000U) << "of 30 MB";
}

TEST_F(Reader, tells_holes_and_where_the_data_is) {
    Member member = TarBytes::file_member("sparse", 1 << 20);
    member.sparse = true;
    member.data = {{4096, 100}, {8192, 4096}};
    const std::string stored = pattern(member.stored());
    auto& reader = open(TarBytes().file("a", "x").member(member, stored).complete());
    static_cast<void>(reader.next());
    const auto found = **reader.next();
    EXPECT_TRUE(found.member.sparse);
    EXPECT_EQ(found.member.size, member.size);
    EXPECT_EQ(found.member.data, member.data);
    EXPECT_EQ(found.payload.indirect, nullptr);
    const std::string all = testing::read_file(place_ / "a");
    EXPECT_EQ(all.substr(*found.payload.offset, found.payload.stored), stored);
}

TEST_F(Reader, a_gnu_size_that_belongs_to_no_sparse_member_does_not_count) {
    std::string bytes = TarBytes().header({.name = "a", .mode = 0644, .size = 5}).blocks("12345").complete();
    // GNU's magic, and at its place for sparse members a "real size".
    bytes.replace(257, 8, std::string_view("ustar  \0", 8));
    bytes.replace(483, 12, std::string_view("00000001750\0", 12));
    unsigned sum = 0;
    bytes.replace(148, 8, "        ");
    for (int i = 0; i < 512; ++i) sum += static_cast<unsigned char>(bytes[static_cast<std::size_t>(i)]);
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "%06o", sum);
    bytes.replace(148, 8, std::string_view(text.data(), 8));
    auto& reader = open(bytes);
    const auto found = **reader.next();
    EXPECT_EQ(found.member.size, 5U);
    EXPECT_EQ(read_payload(), "12345");
}

TEST_F(Reader, an_archive_without_an_end_mark_ends_with_an_error) {
    auto& reader = open(TarBytes().file("a", "x").cut());
    ASSERT_TRUE((*reader.next()).has_value());
    const auto end = reader.next();
    ASSERT_FALSE(end.has_value());
    EXPECT_NE(end.error().reason.find("end mark"), std::string::npos);
    if (!pack()) GTEST_SKIP() << "needs gzip";
    auto& packed = reopen();
    ASSERT_TRUE((*packed.next()).has_value());
    EXPECT_FALSE(packed.next().has_value());
}

// A member with one block of header and no pax records.
TarBytes& add(TarBytes& bytes, const std::string& name, const std::string& content) {
    return bytes.header({.name = name, .mode = 0644, .size = content.size()}).blocks(content);
}

// Names until the end or the last error; the errors' words go to `errors`.
using Names = std::vector<std::string>;
Names names_of(ArchiveReader& reader, Names& errors) {
    Names names;
    for (;;) {
        const auto found = reader.next();
        if (found && !*found) return names;
        if (found) {
            names.push_back((*found)->member.path);
            continue;
        }
        errors.push_back(found.error().reason);
        if (found.error().final) return names;
    }
}

TEST_F(Reader, goes_on_behind_a_damaged_header_and_says_so) {
    TarBytes bytes;
    const std::uint64_t damaged = add(bytes, "a", "first").size();
    // Zeros that are no end of the archive, and more blocks than errors would be borne.
    const std::uint64_t next = add(bytes, "b", std::string(3000, '\0') + pattern(1'000'000)).size();
    bytes.file("c", pattern(200'000)).file("d", "last");
    std::string broken = bytes.complete();
    broken[damaged] = 'X';
    Names errors;
    auto& reader = open(broken);
    EXPECT_EQ(names_of(reader, errors), (Names{"a", "c", "d"}));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors[0].find("goes on with the header at byte " + std::to_string(next)), std::string::npos);
}

TEST_F(Reader, knows_offsets_behind_a_damaged_header) {
    TarBytes bytes;
    const std::string content = pattern(200'000);
    std::string broken = add(add(add(bytes, "a", "x"), "b", "y"), "c", content).complete();
    broken[1024] = 'X';
    auto& reader = open(broken);
    static_cast<void>(reader.next());
    const auto damage = reader.next();
    ASSERT_FALSE(damage.has_value());
    EXPECT_EQ(damage.error().offset, 1024U);
    const auto found = **reader.next();
    EXPECT_EQ(found.payload.indirect, nullptr);
    EXPECT_EQ(broken.substr(*found.payload.offset, found.payload.stored), content);
    EXPECT_EQ(read_payload(), content);
}

TEST_F(Reader, takes_no_content_for_a_header_unless_one_is_damaged) {
    const std::string inner = TarBytes().file("inner", "x").cut();
    TarBytes outer;
    std::string bytes = add(outer, "outer", inner).file("last", "x").complete();
    Names errors;
    EXPECT_EQ(names_of(open(bytes), errors), (Names{"outer", "last"}));
    EXPECT_EQ(errors, Names{});
    bytes[0] = 'X';
    testing::write_file(place_ / "a", bytes);
    EXPECT_EQ(names_of(reopen({}, "a.tar"), errors), (Names{"inner", "last"}));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors[0].find("may be content of the damaged member"), std::string::npos);
}

// Found by the fuzzer: the second search began where the first had.
TEST_F(Reader, one_damaged_header_after_the_other_is_one_damage) {
    TarBytes bytes;
    add(add(bytes, "a", "x"), "b", "y").header({.name = "too large", .size = 3 << 20, .type = 'x'});
    std::string broken = add(bytes, "c", "z").complete();
    broken[1024] = 'X';
    Names errors;
    EXPECT_EQ(names_of(open(broken), errors), (Names{"a", "c"}));
    EXPECT_EQ(errors.size(), 1U) << ::testing::PrintToString(errors);
}

TEST_F(Reader, a_damaged_pax_header_costs_its_member) {
    TarBytes bytes;
    bytes.file("a", "x").records({{"path", "b"}}).header({.name = "short", .mode = 0644, .size = 600});
    const std::uint64_t header = bytes.size() - 512;
    std::string broken = bytes.blocks(std::string(600, 'y')).file("c", "x").complete();
    broken[header] = 'X';
    Names errors;
    EXPECT_EQ(names_of(open(broken), errors), (Names{"a", "c"}));
    EXPECT_EQ(errors.size(), 1U);
}

TEST_F(Reader, a_map_of_holes_that_cannot_be_read_costs_its_member) {
    TarBytes bytes;
    bytes.file("a", "x")
        .records({{"GNU.sparse.major", "1"},
                  {"GNU.sparse.minor", "0"},
                  {"GNU.sparse.name", "b"},
                  {"GNU.sparse.realsize", "10000"}})
        .header({.name = "b", .mode = 0644, .size = 1024})
        .blocks("no number\n" + std::string(600, 'y'));
    Names errors;
    EXPECT_EQ(names_of(open(bytes.file("c", "x").complete()), errors), (Names{"a", "c"}));
    EXPECT_EQ(errors.size(), 1U);
}

TEST_F(Reader, a_damaged_header_is_one_error_in_a_compressed_tar_too) {
    TarBytes bytes;
    std::string broken = add(add(add(bytes, "a", "x"), "b", pattern(1'000'000)), "c", "x").complete();
    broken[1024] = 'X';
    open(broken);
    if (!pack()) GTEST_SKIP() << "needs gzip";
    Names errors;
    EXPECT_EQ(names_of(reopen(), errors), (Names{"a", "c"}));
    EXPECT_EQ(errors.size(), 1U);
}

TEST_F(Reader, what_unpacks_without_end_is_stopped) {
    constexpr ExpansionLimit limit{.free = 1'000'000, .ratio = 10};
    EXPECT_TRUE(limit.allows(1'000'000, 1));
    EXPECT_TRUE(limit.allows(1'000'000 + 1000, 100));
    EXPECT_FALSE(limit.allows(1'000'000 + 1010, 100));
    open(TarBytes().file("bomb", std::string(20'000'000, '\0')).complete());
    if (!pack()) GTEST_SKIP() << "needs gzip";
    auto& reader = reopen(limit);
    ASSERT_TRUE((*reader.next()).has_value());
    std::uint64_t unpacked = 0;
    for (;;) {
        const auto block = reader.next_block();
        if (!block) break;
        ASSERT_TRUE(block->has_value()) << "the bomb came out whole";
        unpacked += (*block)->bytes.size();
    }
    EXPECT_LT(unpacked, 2'000'000U);
}

TEST_F(Reader, an_error_of_the_medium_is_told_as_such) {
    sys_.fail(Call::pread, EIO).where([](const auto& site) { return site.offset > 100'000; });
    auto& reader = open(TarBytes().file("a", pattern(1'000'000)).file("b", "x").complete());
    ASSERT_TRUE((*reader.next()).has_value());
    const auto next = reader.next();
    ASSERT_FALSE(next.has_value());
    ASSERT_TRUE(next.error().error.has_value());
    EXPECT_TRUE(next.error().error->is(std::errc::io_error));
}

TEST_F(Reader, stops_when_it_is_told_to) {
    auto& reader = open(TarBytes().file("a", pattern(1'000'000)).file("b", "x").complete());
    ASSERT_TRUE((*reader.next()).has_value());
    go_on_ = false;
    const auto next = reader.next();
    ASSERT_FALSE(next.has_value());
    EXPECT_TRUE(next.error().stopped);
}

TEST_F(Reader, a_lone_compressed_file_has_the_name_without_the_suffix) {
    open("just text");
    if (!pack()) GTEST_SKIP() << "needs gzip";
    auto& reader = reopen();
    EXPECT_EQ((**reader.next()).member.path, "a");
    EXPECT_EQ(read_payload(), "just text");
}

}  // namespace

}  // namespace drover::archive
