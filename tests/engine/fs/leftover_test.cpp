// SPDX-License-Identifier: GPL-3.0-or-later
// What a job that died left under its staging names: found, taken over or removed; what is in use stays.
#include "engine/fs/leftover.h"

#include <gtest/gtest.h>
#include <sys/xattr.h>

#include <filesystem>

#include "engine/fs/staged_entry.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::fs {

namespace {

namespace files = std::filesystem;
using testing::Call;
using testing::FaultySyscalls;
using testing::names_below;
using testing::read_file;
using testing::TemporaryDirectory;
using testing::TreeBuilder;
using testing::write_file;
using Names = std::vector<std::string>;

constexpr PartRecord source{.size = 100'000, .modified = 1'234'567'890'123'456'789, .on_disk = 0};

// The system started at another time than it did.
class Rebooted : public FaultySyscalls {
public:
    sys::Timestamp boot_time() override { return INT64_MAX; }
};

template <typename System>
class InDirectory {
public:
    StagedEntry entry(const std::string& name = "file") { return StagedEntry::hidden(sys, directory_.get(), name); }
    files::path leftover(unsigned number = 0, const std::string& name = "file") const {
        return place / staging_name(name, number);
    }
    // As a job leaves it that was killed after `written` bytes of the source.
    files::path killed_part(std::size_t written, std::uint64_t on_disk) {
        write_file(leftover(), std::string(written, 'x'));
        const auto fd = sys.openat(directory_.get(), staging_name("file"), sys::OpenMode::write, 0);
        PartRecord record = source;
        record.on_disk = on_disk;
        EXPECT_TRUE(write_record(sys, fd->get(), record).has_value());
        return leftover();
    }

    TemporaryDirectory place = TemporaryDirectory::in_memory();
    System sys;

private:
    sys::UniqueFd directory_ = *sys.openat(sys::working_directory, place.path(), sys::OpenMode::root, 0);
};

class LeftoverTest : public ::testing::Test, public InDirectory<FaultySyscalls> {
protected:
    void SetUp() override {
        if (!testing::user_attributes_work(place.path())) GTEST_SKIP() << "no extended attributes in memory here";
    }
};

TEST_F(LeftoverTest, goes_when_the_same_entry_is_made_again) {
    write_file(leftover(), "half");
    auto again = entry();
    ASSERT_TRUE(again.create_file(0600).has_value());
    EXPECT_EQ(again.name(), staging_name("file"));
    EXPECT_EQ(files::file_size(leftover()), 0U);
    ASSERT_TRUE(again.commit(Replace::no).has_value());
    EXPECT_EQ(names_below(place.path()), Names{"file"});
}

TEST_F(LeftoverTest, tree_goes_with_all_in_it) {
    TreeBuilder(leftover()).directory("d").file("d/f", "x");
    auto again = entry();
    ASSERT_TRUE(again.create_directory(0700).has_value());
    EXPECT_EQ(names_below(place.path()), Names{staging_name("file")});
}

TEST_F(LeftoverTest, link_goes_and_its_target_stays) {
    write_file(place / "target", "kept");
    files::create_symlink("target", leftover());
    auto again = entry();
    ASSERT_TRUE(again.create_file(0600).has_value());
    EXPECT_EQ(read_file(place / "target"), "kept");
}

TEST_F(LeftoverTest, of_another_entry_stays) {
    write_file(leftover(0, "other"), "half");
    auto mine = entry();
    ASSERT_TRUE(mine.create_file(0600).has_value());
    EXPECT_EQ(read_file(leftover(0, "other")), "half");
}

TEST_F(LeftoverTest, is_none_while_its_maker_lives) {
    auto first = entry();
    auto first_file = first.create_file(0600);
    ASSERT_TRUE(first_file.has_value());
    ASSERT_TRUE(sys.close(std::move(*first_file)).has_value());  // as it is before it gets its name
    auto second = entry();
    ASSERT_TRUE(second.create_file(0600).has_value());
    EXPECT_NE(first.name(), second.name());
    EXPECT_FALSE(entry().take_over_file(source).has_value());
    remove_leftovers(sys, first.directory(), "file");
    EXPECT_EQ(names_below(place.path()), (Names{staging_name("file", 0), staging_name("file", 1)}));
    ASSERT_TRUE(first.commit(Replace::no).has_value());
    EXPECT_FALSE(second.commit(Replace::no).has_value());
}

TEST_F(LeftoverTest, tree_is_none_while_its_maker_lives) {
    auto first = entry();
    ASSERT_TRUE(first.create_directory(0700).has_value());
    auto second = entry();
    EXPECT_FALSE(second.take_over_directory());
    ASSERT_TRUE(second.create_directory(0700).has_value());
    EXPECT_NE(first.name(), second.name());
}

TEST_F(LeftoverTest, is_not_what_has_its_final_name_by_now) {
    auto first = entry();
    ASSERT_TRUE(first.create_file(0600).has_value());
    bool named = false;
    // Between the look at the name and the lock its maker ends.
    sys.observe(Call::flock, 2, [&](const auto&) { named = first.commit(Replace::no).has_value(); });
    EXPECT_FALSE(claim_leftover(sys, first.directory(), staging_name("file")));
    EXPECT_TRUE(named);
    EXPECT_EQ(names_below(place.path()), Names{"file"});
}

TEST_F(LeftoverTest, taken_for_one_in_its_first_moment_a_new_file_gets_another_name) {
    bool thief = true;
    sys.observe(Call::flock, 1, [&](const auto&) {
        if (std::exchange(thief, false)) remove_leftovers(sys::linux_syscalls(), entry().directory(), "file");
    });
    auto mine = entry();
    auto file = mine.create_file(0600);
    ASSERT_TRUE(file.has_value());
    EXPECT_TRUE(files::exists(place / mine.name()));
    ASSERT_TRUE(mine.commit(Replace::no).has_value());
    EXPECT_EQ(names_below(place.path()), Names{"file"});
}

TEST_F(LeftoverTest, stays_where_nothing_can_be_locked) {
    write_file(leftover(), "half");
    sys.fail(Call::flock, ENOLCK);
    auto mine = entry();
    ASSERT_TRUE(mine.create_file(0600).has_value());
    EXPECT_EQ(mine.name(), staging_name("file", 1));
    EXPECT_EQ(read_file(leftover()), "half");
}

TEST_F(LeftoverTest, part_is_taken_over_up_to_what_was_written) {
    killed_part(50'000, 8192);
    auto again = entry();
    const auto part = again.take_over_file(source);
    ASSERT_TRUE(part.has_value());
    EXPECT_EQ(part->valid, 49'152U) << "whole blocks";
    EXPECT_EQ(files::file_size(leftover()), part->valid);
}

TEST_F(LeftoverTest, part_with_its_full_size_holds_what_was_on_the_disk) {
    killed_part(source.size, 12'288);
    auto again = entry();
    const auto part = again.take_over_file(source);
    ASSERT_TRUE(part.has_value());
    EXPECT_EQ(part->valid, 12'288U) << "the size was set before the bytes came";
}

TEST_F(LeftoverTest, part_of_another_version_is_not_taken_over) {
    killed_part(50'000, 8192);
    PartRecord newer = source;
    ++newer.modified;
    auto again = entry();
    EXPECT_FALSE(again.take_over_file(newer).has_value());
    ASSERT_TRUE(again.create_file(0600).has_value());
    EXPECT_EQ(files::file_size(leftover()), 0U);
}

TEST_F(LeftoverTest, part_with_another_name_is_not_written_to) {
    files::create_hard_link(killed_part(50'000, 8192), place / "finished");
    auto again = entry();
    EXPECT_FALSE(again.take_over_file(source).has_value());
    ASSERT_TRUE(again.create_file(0600).has_value());
    EXPECT_EQ(files::file_size(place / "finished"), 50'000U);
}

TEST(LeftoverAfterReboot, part_holds_what_was_on_the_disk) {
    InDirectory<Rebooted> room;
    if (!testing::user_attributes_work(room.place.path())) GTEST_SKIP() << "no extended attributes in memory here";
    room.killed_part(50'000, 8192);
    auto again = room.entry();
    const auto part = again.take_over_file(source);
    ASSERT_TRUE(part.has_value());
    EXPECT_EQ(part->valid, 8192U);
}

TEST_F(LeftoverTest, tree_is_taken_over_and_closed_to_others) {
    TreeBuilder(leftover()).file("f", "x").permissions("", 0755);
    auto again = entry();
    ASSERT_TRUE(again.take_over_directory());
    EXPECT_EQ(files::status(leftover()).permissions(), files::perms::owner_all);
    ASSERT_TRUE(again.commit(Replace::no).has_value());
    EXPECT_EQ(names_below(place.path()), (Names{"file", "file/f"}));
}

TEST(PartRecord, is_only_what_was_written_as_one) {
    const TemporaryDirectory place = TemporaryDirectory::in_memory();
    if (!testing::user_attributes_work(place.path())) GTEST_SKIP() << "no extended attributes in memory here";
    auto& sys = sys::linux_syscalls();
    const auto fd = sys.openat(sys::working_directory, (place / "f").string(), sys::OpenMode::create_new);
    EXPECT_FALSE(read_record(sys, fd->get()));
    for (const std::string text :
         {"", "1 5 5 0 5 0 0 0", "2 5 5 0 5 0 0", "2 5 5 0 6 0 0 0", "2 5 5 0 5 0 0 0 0", "2 a 5 0 5 0 0 0"}) {
        ASSERT_TRUE(sys.fsetxattr(fd->get(), "user.drover.part", text).has_value());
        EXPECT_FALSE(read_record(sys, fd->get())) << text;
    }
    ASSERT_TRUE(write_record(sys, fd->get(), {.size = 9, .modified = -5, .on_disk = 9}).has_value());
    const auto record = read_record(sys, fd->get());
    ASSERT_TRUE(record);
    EXPECT_TRUE(record->same_source({.size = 9, .modified = -5}));
    EXPECT_EQ(record->on_disk, 9U);
    drop_record(sys, fd->get());
    EXPECT_FALSE(read_record(sys, fd->get()));
}

}  // namespace

}  // namespace drover::fs
