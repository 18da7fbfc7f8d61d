// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/raw_tar.h"

#include <gtest/gtest.h>

#include "engine/archive/tar/tar_header.h"
#include "tests/support/tar_bytes.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"

namespace drover::archive {

namespace {

using testing::TarBytes;

class RawTar : public ::testing::Test {
protected:
    std::optional<RawTarMember> read(const std::string& bytes, std::uint64_t offset = 0) {
        testing::write_file(place_ / "tar", bytes);
        const auto fd = sys_.openat(sys::working_directory, (place_ / "tar").string(), sys::OpenMode::read);
        return read_raw_tar(sys_, fd->get(), offset);
    }

    sys::Syscalls& sys_ = sys::linux_syscalls();
    testing::TemporaryDirectory place_ = testing::TemporaryDirectory::in_memory();
};

TEST_F(RawTar, finds_the_payload_behind_any_chain_of_headers) {
    const auto plain = read(TarBytes().header({.name = "a", .size = 5}).blocks("12345").complete());
    ASSERT_TRUE(plain.has_value());
    EXPECT_EQ(plain->payload, 512U);
    EXPECT_EQ(plain->size, 5U);
    EXPECT_FALSE(plain->ambiguous);
    const auto long_name = read(TarBytes()
                                    .header({.name = "././@LongLink", .size = 600, .type = 'L'})
                                    .blocks(std::string(600, 'n'))
                                    .records({{"mtime", "1.5"}, {"size", "7"}})
                                    .header({.name = "a", .size = 7})
                                    .cut());
    ASSERT_TRUE(long_name.has_value());
    EXPECT_EQ(long_name->payload, 512U + 1024 + 1024 + 512);
    EXPECT_EQ(long_name->size, 7U);
    EXPECT_FALSE(long_name->ambiguous);
}

TEST_F(RawTar, starts_where_it_is_told) {
    TarBytes bytes;
    bytes.file("a", "first");
    const auto second = bytes.size();
    const auto found = read(bytes.file("b", "second one", 4096).complete(), second);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->payload % 4096, 0U);
    EXPECT_EQ(found->size, 10U);
}

TEST_F(RawTar, takes_the_pax_size_and_says_when_the_field_says_another) {
    const auto differs = read(TarBytes().records({{"size", "9"}}).header({.name = "a", .size = 0}).cut());
    ASSERT_TRUE(differs.has_value());
    EXPECT_EQ(differs->size, 9U);
    EXPECT_TRUE(differs->ambiguous);
    const auto huge = read(TarBytes().records({{"size", "8589934592"}}).header({.name = "a", .size = 0}).cut());
    ASSERT_TRUE(huge.has_value());
    EXPECT_EQ(huge->size, 8589934592U);
    EXPECT_FALSE(huge->ambiguous) << "the field cannot hold it";
    EXPECT_NE(read(TarBytes().records({{"size", "9"}}, 'g').header({.name = "a", .size = 9}).cut())->pax.damage,
              nullptr);
    EXPECT_TRUE(read(TarBytes().records({{"size", "9x"}}).header({.name = "a", .size = 9}).cut())->ambiguous);
}

TEST_F(RawTar, sees_holes_that_are_stored) {
    EXPECT_TRUE(read(TarBytes().records({{"SUN.holesdata", " 0 1 2"}}).header({.name = "a", .size = 9}).cut())
                    ->pax.stores_holes);
}

TEST_F(RawTar, gives_up_on_what_is_damaged_or_ends_early) {
    EXPECT_FALSE(read("").has_value());
    EXPECT_FALSE(read(std::string(1024, '\0')).has_value());
    EXPECT_FALSE(read(TarBytes().records({{"size", "9"}}).cut()).has_value());
    std::string damaged = TarBytes().header({.name = "a", .size = 5}).complete();
    damaged[0] = 'b';
    EXPECT_FALSE(read(damaged).has_value());
    std::string endless;
    for (int i = 0; i < 100; ++i) endless += TarBytes().records({{"mtime", "1"}}).cut();
    EXPECT_FALSE(read(endless + TarBytes().header({.name = "a"}).cut()).has_value());
}

TEST_F(RawTar, tells_times_with_their_sign_and_the_rest_of_a_file_from_another_volume) {
    const auto timed =
        read(TarBytes().records({{"mtime", "-1.5"}, {"atime", "10000000000.25"}}).header({.name = "a"}).cut());
    ASSERT_TRUE(timed.has_value());
    EXPECT_TRUE(timed->pax.modified == -3 * one_second / 2);
    EXPECT_TRUE(timed->pax.accessed == 10'000'000'000 * one_second + one_second / 4);
    EXPECT_FALSE(timed->pax.goes_on);
    const auto gnu = read(TarBytes().header({.name = "a", .size = 5, .type = 'M'}).blocks("12345").cut());
    EXPECT_TRUE(gnu.has_value() && gnu->pax.goes_on);
    const auto posix = read(
        TarBytes().records({{"GNU.volume.offset", "9"}}, 'g').header({.name = "a", .size = 5}).blocks("12345").cut());
    EXPECT_TRUE(posix.has_value() && posix->pax.goes_on);
}

TEST_F(RawTar, of_a_packed_archive_looks_at_what_is_in_memory_only) {
    const std::string bytes = TarBytes().records({{"mtime", "2.5"}}).header({.name = "a"}).cut();
    const auto all = std::as_bytes(std::span(bytes));
    PaxFields global;
    const auto known = read_raw_tar(7000, {all, 7000}, global);
    ASSERT_TRUE(known.has_value());
    EXPECT_TRUE(known->pax.modified == 5 * one_second / 2);
    EXPECT_FALSE(read_raw_tar(7000, {all.first(1024), 7000}, global).has_value());
    EXPECT_FALSE(read_raw_tar(6999, {all, 7000}, global).has_value());
}

}  // namespace

}  // namespace drover::archive
