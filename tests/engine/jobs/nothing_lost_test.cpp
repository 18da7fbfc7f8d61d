// SPDX-License-Identifier: GPL-3.0-or-later
// What a job that ends with a warning or an error must have left alone, and what it must have said.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
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

// A move that has to copy: no rename reaches the destination.
class OtherFilesystem : public FaultySyscalls {
public:
    OtherFilesystem() {
        fail(Call::renameat_noreplace, EXDEV).at(1);  // the next gives the finished tree its name
    }
};

TEST(Replace, keeps_the_old_file_when_the_source_changed_on_the_way) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("new", pattern(4 << 20)).file("old", "precious");
    FaultySyscalls sys;
    sys.observe(Call::pwrite, 2, [&](const CallSite&) { files::resize_file(place / "new", 1 << 20); });
    const auto job = run_job(sys, copying(place / "new", place / "old",
                                          {.method = MethodChoice::buffered, .on_conflict = ConflictPolicy::replace}));
    ASSERT_EQ(job.errors().size(), 1U);
    EXPECT_EQ(job.errors().front().kind, ErrorKind::changed);
    EXPECT_EQ(read_file(place / "old"), "precious");
    EXPECT_EQ(names_below(place.path()), (Lines{"new", "old"}));
}

TEST(Move, keeps_the_original_of_what_lost_an_attribute) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("marked", "content").file("plain", "content");
    TreeBuilder(place.path()).directory("to");
    if (::setxattr((place / "from/marked").c_str(), "user.note", "mine", 4, 0) != 0)
        GTEST_SKIP() << "no extended attributes here";
    OtherFilesystem sys;
    sys.fail(Call::fsetxattr, EOPNOTSUPP);
    const auto job = run_job(sys, moving(place / "from", place / "to"));
    ASSERT_EQ(job.errors().size(), 1U) << job.told().front();
    EXPECT_EQ(job.errors().front().reason, "An extended attribute could not be kept; the original stays");
    ASSERT_EQ(job.shot.warnings.size(), 1U);
    EXPECT_NE(job.shot.warnings.front().find("user.note"), std::string::npos) << job.shot.warnings.front();
    EXPECT_EQ(read_file(place / "from/marked"), "content");
    EXPECT_FALSE(files::exists(place / "from/plain"));
    EXPECT_EQ(read_file(place / "to/from/plain"), "content");
}

TEST(Move, names_what_came_too_late_and_leaves_it) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("a", "a").file("b", "b");
    TreeBuilder(place.path()).directory("to");
    OtherFilesystem sys;
    sys.observe(Call::syncfs, 1, [&](const CallSite&) { write_file(place / "from/late", "late"); });
    const auto job = run_job(sys, moving(place / "from", place / "to"));
    EXPECT_EQ(job.told(), Lines{"late: It came while the move was at work, and stays"});
    EXPECT_EQ(read_file(place / "from/late"), "late");
    EXPECT_EQ(names_below(place / "to"), (Lines{"from", "from/a", "from/b"}));
}

// On FAT "Case" and "case" are one file. Which of the two was copied cannot be told afterwards.
TEST(Move, takes_away_no_source_whose_name_means_the_same_as_another) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("Case", "1").file("case", "2").file("other", "3");
    TreeBuilder(place.path()).directory("to");
    OtherFilesystem sys;
    sys.on_facts = pretend_filesystem("vfat");
    const auto job = run_job(sys, moving(place / "from", place / "to"));
    const std::string stays = ": Another name means the same file at the destination; the original stays";
    auto told = job.told();
    std::ranges::sort(told);
    EXPECT_EQ(told, (Lines{"Case" + stays, "case" + stays}));
    EXPECT_EQ(names_below(place / "from"), (Lines{"Case", "case"}));
    EXPECT_EQ(read_file(place / "to/from/other"), "3");
}

TEST(Move, with_adapted_names_takes_away_what_has_a_copy_under_its_new_name) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("a:b", "1").directory("d?").file("d?/c*", "2");
    TreeBuilder(place.path()).directory("to");
    OtherFilesystem sys;
    sys.on_facts = pretend_filesystem("vfat");
    const auto job = run_job(sys, moving(place / "from", place / "to", {.adapt_names = true}));
    EXPECT_EQ(job.told(), Lines{});
    EXPECT_FALSE(files::exists(place / "from"));
    EXPECT_EQ(read_file(place / "to/from/a_b"), "1");
    EXPECT_EQ(read_file(place / "to/from/d_/c_"), "2");
}

TEST(HardLinks, of_symlinks_and_fifos_stay_links) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").symlink("link", "target").fifo("fifo");
    TreeBuilder(place.path()).directory("to");
    for (const char* name : {"link", "fifo"})
        ASSERT_EQ(::link((place / "from" / name).c_str(), (place / "from" / (std::string(name) + " 2")).c_str()), 0);
    const auto job = run_job(copying(place / "from", place / "to"));
    EXPECT_EQ(job.shot.state, JobState::done);
    for (const char* name : {"link", "fifo"}) {
        struct stat first;
        struct stat second;
        ASSERT_EQ(::lstat((place / "to/from" / name).c_str(), &first), 0);
        ASSERT_EQ(::lstat((place / "to/from" / (std::string(name) + " 2")).c_str(), &second), 0);
        EXPECT_EQ(first.st_ino, second.st_ino) << name;
        EXPECT_EQ(first.st_nlink, 2U) << name;
    }
}

TEST(Paths, through_directories_that_may_only_be_searched_are_reached) {
    if (::geteuid() == 0 && ::setegid(65534) != 0) GTEST_SKIP() << "cannot become nobody";
    const TemporaryDirectory place;
    TreeBuilder(place.path()).directory("drop").directory("searched");
    TreeBuilder(place / "searched").file("file", "content").directory("inside");
    if (::geteuid() == 0) {
        for (const char* name : {"", "drop", "searched", "searched/file", "searched/inside"})
            ASSERT_EQ(::chown((place / name).c_str(), 65534, 65534), 0);
        ASSERT_EQ(::seteuid(65534), 0);
    }
    files::permissions(place / "searched", files::perms(0111));
    files::permissions(place / "drop", files::perms(0333));
    const auto file = run_job(copying(place / "searched/file", place / "drop/file"));
    const auto into = run_job(copying(place / "searched/inside", place / "drop"));
    const auto content = run_job(copying(place / "searched/.", place / "new"));
    files::permissions(place / "searched", files::perms(0755));
    files::permissions(place / "drop", files::perms(0755));
    if (::getuid() == 0) {
        ASSERT_EQ(::seteuid(0), 0);
        ASSERT_EQ(::setegid(0), 0);
    }
    EXPECT_EQ(file.told(), Lines{});
    EXPECT_EQ(into.told(), Lines{});
    EXPECT_EQ(read_file(place / "drop/file"), "content");
    EXPECT_TRUE(files::is_directory(place / "drop/inside"));
    ASSERT_EQ(content.errors().size(), 1U);
    EXPECT_EQ(content.errors().front().code, "EACCES");
}

TEST(Paths, with_a_slash_lead_through_a_symlink) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("file", "content");
    TreeBuilder(place.path()).symlink("link", "from").directory("to");
    EXPECT_EQ(run_job(copying(place.path().string() + "/link/", place / "to")).told(), Lines{});
    EXPECT_FALSE(files::is_symlink(place / "to/link"));
    EXPECT_EQ(read_file(place / "to/link/file"), "content");
    EXPECT_EQ(run_job(copying(place / "link", place / "to/as it is")).told(), Lines{});
    EXPECT_TRUE(files::is_symlink(place / "to/as it is"));
}

TEST(Destination, is_made_where_that_was_asked_for) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("a", "a").file("b", "b");
    auto request = copying(place / "a", place / "new");
    request.sources.push_back(place / "b");
    request.create_destination = true;
    EXPECT_EQ(run_job(std::move(request)).told(), Lines{});
    EXPECT_EQ(names_below(place / "new"), (Lines{"a", "b"}));
}

}  // namespace

}  // namespace drover::testing
