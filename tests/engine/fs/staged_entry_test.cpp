// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/staged_entry.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <ostream>
#include <set>

#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::fs {

namespace {

using testing::Call;
using testing::FaultySyscalls;
using testing::names_below;
using testing::read_file;
using testing::TemporaryDirectory;
using testing::TreeBuilder;
using testing::write_file;

using Names = std::vector<std::string>;

// How the filesystem renames without replacing: by itself, by a hard link, or only by a look before.
struct Ability {
    const char* title;
    bool flags;
    bool links;

    friend void PrintTo(const Ability& one, std::ostream* out) { *out << one.title; }
};

class Staged : public ::testing::TestWithParam<Ability> {
protected:
    Staged() : directory_(*sys_.openat(sys::working_directory, place_.path(), sys::OpenMode::root, 0)) {
        if (!GetParam().flags) sys_.fail(Call::renameat_noreplace, EINVAL);
        if (!GetParam().links) sys_.fail(Call::linkat, EPERM);
    }
    StagedEntry make(const std::string& name) {
        auto entry = StagedEntry::hidden(sys_, directory_.get(), name);
        EXPECT_TRUE(entry.create_file(0600).has_value());
        write_file(place_ / entry.name(), "new");
        return entry;
    }

    TemporaryDirectory place_;
    FaultySyscalls sys_;
    sys::UniqueFd directory_;
};

TEST_P(Staged, is_invisible_until_it_is_committed) {
    auto entry = make("file");
    EXPECT_FALSE(std::filesystem::exists(place_ / "file"));
    ASSERT_TRUE(entry.commit(Replace::no).has_value());
    EXPECT_EQ(entry.name(), "file");
    EXPECT_EQ(names_below(place_.path()), Names{"file"});
}

TEST_P(Staged, disappears_without_a_commit) {
    {
        auto entry = make("file");
    }
    EXPECT_EQ(names_below(place_.path()), Names{});
}

TEST_P(Staged, replaces_only_when_told_to) {
    write_file(place_ / "file", "old");
    {
        auto entry = make("file");
        const auto refused = entry.commit(Replace::no);
        ASSERT_FALSE(refused.has_value());
        EXPECT_EQ(refused.error().code, std::errc::file_exists);
        EXPECT_EQ(read_file(place_ / "file"), "old");
        ASSERT_TRUE(entry.commit(Replace::yes).has_value());
    }
    EXPECT_EQ(read_file(place_ / "file"), "new");
    EXPECT_EQ(names_below(place_.path()), Names{"file"});
}

TEST_P(Staged, may_take_another_name_when_its_own_is_taken) {
    write_file(place_ / "file", "old");
    auto entry = make("file");
    EXPECT_FALSE(entry.commit(Replace::no).has_value());
    EXPECT_FALSE(entry.commit_as("file").has_value());
    ASSERT_TRUE(entry.commit_as("file (2)").has_value());
    EXPECT_EQ(names_below(place_.path()), (Names{"file", "file (2)"}));
}

TEST_P(Staged, directory_disappears_with_everything_in_it_and_follows_no_link) {
    TreeBuilder(place_.path()).directory("outside").file("outside/kept", "x");
    {
        auto entry = StagedEntry::hidden(sys_, directory_.get(), "tree");
        ASSERT_TRUE(entry.create_directory(0700).has_value());
        TreeBuilder(place_ / entry.name()).directory("d").file("d/f", "x").symlink("link", "../outside");
    }
    EXPECT_EQ(names_below(place_.path()), (Names{"outside", "outside/kept"}));
}

TEST_P(Staged, directory_gets_its_name_and_never_replaces_another) {
    TreeBuilder(place_.path()).directory("taken").file("taken/kept", "x");
    for (const std::string name : {"taken", "free"}) {
        auto entry = StagedEntry::hidden(sys_, directory_.get(), name);
        ASSERT_TRUE(entry.create_directory(0700).has_value());
        TreeBuilder(place_ / entry.name()).file("f", "x");
        EXPECT_EQ(entry.commit(Replace::no).has_value(), name == "free");
    }
    EXPECT_EQ(names_below(place_.path()), (Names{"free", "free/f", "taken", "taken/kept"}));
}

TEST_P(Staged, symlink_is_committed_as_a_symlink) {
    auto entry = StagedEntry::hidden(sys_, directory_.get(), "link");
    const auto make = [&](int directory, const std::string& name) {
        return sys_.symlinkat("nowhere", directory, name);
    };
    ASSERT_TRUE(entry.create(make).has_value());
    ASSERT_TRUE(entry.commit(Replace::no).has_value());
    EXPECT_TRUE(std::filesystem::is_symlink(place_ / "link"));
}

INSTANTIATE_TEST_SUITE_P(Entry, Staged,
                         ::testing::Values(Ability{"with_rename_flags", true, true},
                                           Ability{"by_hard_link", false, true},
                                           Ability{"by_a_look_before", false, false}),
                         [](const auto& test) { return test.param.title; });

TEST(StagedEntry, failed_commit_keeps_it_staged_and_then_takes_it_away) {
    const TemporaryDirectory place;
    FaultySyscalls sys;
    sys.fail(Call::renameat, EIO);
    write_file(place / "file", "old");
    const auto directory = sys.openat(sys::working_directory, place.path(), sys::OpenMode::root, 0);
    {
        auto entry = StagedEntry::hidden(sys, directory->get(), "file");
        ASSERT_TRUE(entry.create_file(0600).has_value());
        EXPECT_FALSE(entry.commit(Replace::yes).has_value());
        auto moved = std::move(entry);  // and only once
    }
    EXPECT_EQ(names_below(place.path()), Names{"file"});
    EXPECT_EQ(read_file(place / "file"), "old");
    EXPECT_EQ(sys.count(Call::unlinkat), 1U);
}

TEST(StagedEntry, direct_entry_has_its_name_at_once_and_disappears_too) {
    const TemporaryDirectory place;
    FaultySyscalls sys;
    const auto directory = sys.openat(sys::working_directory, place.path(), sys::OpenMode::root, 0);
    for (const bool commit : {false, true}) {
        auto entry = StagedEntry::direct(sys, directory->get(), "file");
        EXPECT_EQ(entry.name(), "file");
        ASSERT_TRUE(entry.create_file(0600).has_value());
        const bool committed = commit && entry.commit(Replace::no).has_value();
        EXPECT_EQ(committed, commit);
        {
            auto last = std::move(entry);
        }
        EXPECT_EQ(std::filesystem::exists(place / "file"), commit);
    }
}

TEST(StagingName, tells_entries_apart_and_is_known_again) {
    std::set<std::string> names;
    for (unsigned number = 0; number < 100; ++number)
        for (int entry = 0; entry < 100; ++entry) names.insert(staging_name("file " + std::to_string(entry), number));
    EXPECT_EQ(names.size(), 10'000U);
    for (const auto& name : names) EXPECT_TRUE(is_staging_name(name)) << name;
    EXPECT_EQ(staging_name("file"), ".drover-aad01178f02a6a23-0.part")
        << "later versions look for what earlier ones left";
    for (const std::string name : {"file", ".drover-", "x.part", ".drover"}) EXPECT_FALSE(is_staging_name(name));
}

}  // namespace

}  // namespace drover::fs
