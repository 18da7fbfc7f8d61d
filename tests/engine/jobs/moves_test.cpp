// SPDX-License-Identifier: GPL-3.0-or-later
// Moves: what is renamed, what must not be copied instead, and what stays although it has a copy.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>

#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;
using Lines = std::vector<std::string>;

const char* const attribute_stays = ": An extended attribute could not be kept; the original stays";

// No rename leaves a directory that is called "from".
void move_to_other_filesystem(FaultySyscalls& sys, const std::string& name) {
    sys.fail(Call::renameat_noreplace, EXDEV).where(names(name)).at(1);
}

ino_t inode_of(const files::path& path) {
    struct stat status;
    return ::lstat(path.c_str(), &status) == 0 ? status.st_ino : 0;
}

bool mark(const files::path& path, const char* attribute) {
    return ::lsetxattr(path.c_str(), attribute, "mine", 4, 0) == 0;
}

JobRequest moving_both(const TemporaryDirectory& place, const char* first, const char* second) {
    auto request = moving(place / first, place / "to");
    request.sources.push_back(place / second);
    return request;
}

TEST(MoveAcross, keeps_hard_links_between_its_sources) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("one", "content").hard_link("two", "one").directory("to");
    FaultySyscalls sys;
    for (const char* name : {"one", "two"}) move_to_other_filesystem(sys, name);
    const auto job = run_job(sys, moving_both(place, "one", "two"));
    EXPECT_EQ(job.told(), Lines{});
    EXPECT_EQ(names_below(place.path()), (Lines{"to", "to/one", "to/two"}));
    EXPECT_EQ(read_file(place / "to/two"), "content");
    EXPECT_EQ(inode_of(place / "to/one"), inode_of(place / "to/two"));
}

TEST(MoveAcross, keeps_the_original_of_a_directory_that_lost_an_attribute) {
    for (const bool merged : {false, true}) {
        const TemporaryDirectory place;
        TreeBuilder(place / "from").file("inside", "content");
        TreeBuilder(place.path()).directory("to");
        if (merged) TreeBuilder(place / "to").directory("from");
        if (!mark(place / "from", "user.note")) GTEST_SKIP() << "no extended attributes here";
        FaultySyscalls sys;
        move_to_other_filesystem(sys, "from");
        sys.fail(Call::fsetxattr, EOPNOTSUPP);
        const auto job = run_job(sys, moving(place / "from", place / "to"));
        EXPECT_EQ(job.told(), Lines{std::string("from").append(attribute_stays)}) << "merged: " << merged;
        EXPECT_TRUE(files::is_directory(place / "from"));
        EXPECT_EQ(read_file(place / "to/from/inside"), "content");
    }
}

TEST(MoveAcross, keeps_the_original_of_a_link_or_pipe_that_lost_an_attribute) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).symlink("link", "nowhere").fifo("pipe").directory("to");
    for (const char* name : {"link", "pipe"})
        if (!mark(place / name, "trusted.note")) GTEST_SKIP() << "links take attributes from root alone";
    FaultySyscalls sys;
    for (const char* name : {"link", "pipe"}) move_to_other_filesystem(sys, name);
    sys.fail(Call::setxattrat, EOPNOTSUPP);
    const auto job = run_job(sys, moving_both(place, "link", "pipe"));
    EXPECT_EQ(job.errors().size(), 2U);
    for (const auto& error : job.errors()) EXPECT_EQ(": " + error.reason, attribute_stays) << error.path;
    EXPECT_TRUE(files::is_symlink(place / "link"));
    EXPECT_TRUE(files::is_fifo(place / "pipe"));
}

// A copy could not be followed by the removal either, so it would only leave two of everything.
TEST(Move, that_may_not_rename_does_not_copy_instead) {
    for (const int code : {EPERM, EACCES, EROFS, EBUSY}) {
        const TemporaryDirectory place;
        TreeBuilder(place.path()).file("file", "content").directory("from").file("from/inside", "too").directory("to");
        FaultySyscalls sys;
        sys.fail(Call::renameat_noreplace, code);
        const auto job = run_job(sys, moving_both(place, "file", "from"));
        EXPECT_EQ(job.errors().size(), 2U) << code;
        EXPECT_EQ(names_below(place.path()), (Lines{"file", "from", "from/inside", "to"})) << code;
    }
}

TEST(Move, within_a_filesystem_takes_no_right_to_read) {
    if (::geteuid() == 0 && ::setegid(65534) != 0) GTEST_SKIP() << "cannot become nobody";
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("file", "content").directory("folder").directory("to");
    const bool was_root = ::geteuid() == 0;
    if (was_root) {
        for (const char* name : {"", "file", "folder", "to"})
            ASSERT_EQ(::chown((place / name).c_str(), 65534, 65534), 0);
        ASSERT_EQ(::seteuid(65534), 0);
    }
    files::permissions(place / "file", files::perms(0));
    files::permissions(place / "folder", files::perms(0300));
    const auto job = run_job(moving_both(place, "file", "folder"));
    files::permissions(place / "to/file", files::perms(0644));
    files::permissions(place / "to/folder", files::perms(0755));
    if (was_root) {
        ASSERT_EQ(::seteuid(0), 0);
        ASSERT_EQ(::setegid(0), 0);
    }
    EXPECT_EQ(job.told(), Lines{});
    EXPECT_EQ(names_below(place.path()), (Lines{"to", "to/file", "to/folder"}));
}

TEST(Move, takes_a_directory_by_its_name_only) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("file", "content");
    TreeBuilder(place.path()).directory("to");
    for (const char* name : {".", ".."}) {
        const auto job = run_job(moving(place.path().string() + "/from/" + name, place / "to"));
        ASSERT_EQ(job.errors().size(), 1U) << name;
        EXPECT_EQ(job.errors().front().reason, "A directory is moved by its name, not by . or ..");
    }
    EXPECT_EQ(names_below(place.path()), (Lines{"from", "from/file", "to"}));
}

TEST(Replace, never_takes_a_device_away) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("new", "content");
    if (::mknod((place / "null").c_str(), S_IFCHR | 0600, ::makedev(1, 3)) != 0) GTEST_SKIP() << "no devices for us";
    for (const bool move : {false, true}) {
        const JobOptions options{.on_conflict = ConflictPolicy::replace};
        const auto job = run_job(move ? moving(place / "new", place / "null", options)
                                      : copying(place / "new", place / "null", options));
        EXPECT_EQ(job.told(), Lines{"null: A device is not replaced by a file"});
        EXPECT_TRUE(files::is_character_file(place / "null"));
        EXPECT_EQ(read_file(place / "new"), "content");
    }
}

TEST(Replace, never_takes_a_file_away_for_a_link_to_it) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("file", "content").symlink("link", "file");
    for (const auto policy : {ConflictPolicy::replace, ConflictPolicy::newer, ConflictPolicy::larger})
        for (const bool move : {false, true}) {
            const JobOptions options{.on_conflict = policy};
            run_job(move ? moving(place / "link", place / "file", options)
                         : copying(place / "link", place / "file", options));
            EXPECT_FALSE(files::is_symlink(place / "file"));
            EXPECT_EQ(read_file(place / "file"), "content");
            EXPECT_TRUE(files::is_symlink(place / "link"));
        }
}

TEST(Paths, of_files_end_without_a_slash) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("file", "content").symlink("link", "file").directory("to");
    for (const char* name : {"file/", "link/"})
        for (const bool move : {false, true}) {
            const std::string source = place.path().string() + "/" + name;
            const auto job = run_job(move ? moving(source, place / "to") : copying(source, place / "to"));
            ASSERT_EQ(job.errors().size(), 1U) << source;
            EXPECT_EQ(job.errors().front().code, "ENOTDIR");
            EXPECT_EQ(job.errors().front().path, source);
        }
    EXPECT_EQ(names_below(place.path()), (Lines{"file", "link", "to"}));
}

// --- what changes while it is moved and gets its old time back
// --------------------------------------------------------

class ChangedInSecret : public ::testing::TestWithParam<bool> {};

TEST_P(ChangedInSecret, stays) {
    const auto place = TemporaryDirectory::in_memory();
    TreeBuilder(place.path()).directory("from").directory("to");
    TreeBuilder(place.path()).file("from/a", "before").modified("from/a", 1'600'000'000'000'000'000);
    const bool tree = GetParam();
    FaultySyscalls sys;
    if (tree) move_to_other_filesystem(sys, "from");
    else move_to_other_filesystem(sys, "a");
    sys.observe(tree ? Call::syncfs : Call::fsync, 1, [&](const CallSite&) {
        ::usleep(20'000);  // the clock of a filesystem ticks in milliseconds
        TreeBuilder(place.path()).file("from/a", "behind").modified("from/a", 1'600'000'000'000'000'000);
    });
    const auto job = run_job(sys, moving(tree ? place / "from" : place / "from/a", place / "to"));
    EXPECT_EQ(job.shot.counts.files_failed, 1U) << ::testing::PrintToString(job.told());
    EXPECT_EQ(read_file(place / "from/a"), "behind");
}

INSTANTIATE_TEST_SUITE_P(In, ChangedInSecret, ::testing::Bool(),
                         [](const auto& test) { return test.param ? "a_tree" : "a_folder_that_is_there"; });

}  // namespace

}  // namespace drover::testing
