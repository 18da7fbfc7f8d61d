// SPDX-License-Identifier: GPL-3.0-or-later
// What a job keeps of every entry besides its bytes.
#include <sys/stat.h>
#include <sys/xattr.h>

#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/museum.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/fiemap_view.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

class Metadata : public OnEachRoute {};
INSTANTIATE_TEST_SUITE_P(Job, Metadata, testing::ValuesIn(routes(Routes::all)), route_name);

void expect_clean_end(const FinishedJob& job) {
    EXPECT_EQ(job.last.state, JobState::done);
    EXPECT_EQ(job.errors(), "");
    EXPECT_EQ(job.warnings(), "");
}

TEST_P(Metadata, SurvivesACopyOfOneOfEverything) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_museum(from / "museum");
    const auto before = tree_facts(from / "museum");
    const auto job = run_job(copy_of({from / "museum"}, to.path()));
    expect_clean_end(job);
    EXPECT_EQ(differences(before, tree_facts(to / "museum")), Lines{});
    EXPECT_EQ(differences(before, tree_facts(from / "museum")), Lines{}) << "the source changed";
    EXPECT_EQ(hole_bytes(to / "museum/sizes/islands"), hole_bytes(from / "museum/sizes/islands"));
}

TEST_P(Metadata, SurvivesAMoveOfOneOfEverything) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_museum(from / "museum");
    const auto before = tree_facts(from / "museum");
    const auto job = run_job(move_of({from / "museum"}, to.path()));
    expect_clean_end(job);
    EXPECT_EQ(differences(before, tree_facts(to / "museum")), Lines{});
    EXPECT_EQ(names_in(from.path()), Lines{});
}

TEST_P(Metadata, OfADestinationsDefaultAccessListDoesNotLeakOntoCopies) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    make_directory(from / "tree", 0750);
    write_file(from / "tree/file", "inside", 0640);
    make_directory(from / "tree/deeper");
    write_file(from / "tree/deeper/file", "deeper", 0600);
    write_file(from / "single", "outside", 0644);
    const auto before = tree_facts(from.path());
    make_directory(to / "shared");
    set_attribute(to / "shared", "system.posix_acl_default", acl_with(1003, 6, 2004, 6));
    const auto job = run_job(copy_of({from / "tree", from / "single"}, to / "shared"));
    expect_clean_end(job);
    auto after = tree_facts(to / "shared");
    EXPECT_TRUE(after.at("").attributes.contains("system.posix_acl_default")) << "the destination's own list stays";
    after.at("") = before.at("");
    EXPECT_EQ(differences(before, after), Lines{});
}

TEST_P(Metadata, OfADestinationsDefaultAccessListDoesNotLeakOntoSpecialFiles) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    make_node(from / "fifo", S_IFIFO | 0640);
    make_node(from / "null", S_IFCHR | 0660, 1, 3);
    make_directory(to / "shared");
    set_attribute(to / "shared", "system.posix_acl_default", acl_with(1003, 6, 2004, 6));
    expect_clean_end(run_job(copy_of({from / "fifo", from / "null"}, to / "shared")));
    for (const std::string name : {"fifo", "null"})
        EXPECT_EQ(differences(tree_facts(from / name), tree_facts(to / ("shared/" + name))), Lines{});
}

// XFS shows root how it keeps access lists. Copied as it is, that would be rubbish on any other filesystem.
TEST_P(Metadata, CarriesNoFilesystemsOwnAttributesElsewhere) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    write_file(from / "file", "x");
    set_attribute(from / "file", "system.posix_acl_access", acl_with(1001, 6, 2002, 4));
    expect_clean_end(run_job(copy_of({from / "file"}, to.path())));
    const bool own = ::getxattr((to / "file").c_str(), "trusted.SGI_ACL_FILE", nullptr, 0) >= 0;
    EXPECT_EQ(own, std::string(GetParam().second->name) == "xfs");
}

TEST_P(Metadata, KeepsTheTimeOfTheLastAccess) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    write_file(from / "file", std::string(200'000, 'x'));
    set_times(from / "file", year_2001, year_1950);
    const auto job = run_job(copy_of({from / "file"}, to.path()));
    expect_clean_end(job);
    struct stat st;
    ASSERT_EQ(::lstat((to / "file").c_str(), &st), 0);
    EXPECT_EQ(st.st_atim.tv_sec * second_ns + st.st_atim.tv_nsec, year_2001);
}

TEST_P(Metadata, OfAFileWhoseOtherNameIsOutsideTheJobMakesAFileOfItsOwn) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    write_file(from / "outside", "linked");
    make_directory(from / "tree");
    make_link(from / "outside", from / "tree/inside");
    const auto job = run_job(copy_of({from / "tree"}, to.path()));
    expect_clean_end(job);
    struct stat st;
    ASSERT_EQ(::lstat((to / "tree/inside").c_str(), &st), 0);
    EXPECT_EQ(st.st_nlink, 1U);
    EXPECT_EQ(job.last.counts.files_done, 1U);
}

TEST_P(Metadata, OfLinkedNamesGivenOneByOneIsCopiedOnce) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    write_file(from / "a", std::string(300'000, 'l'));
    make_link(from / "a", from / "b");
    make_link(from / "a", from / "c");
    const auto before = tree_facts(from.path());
    const auto job = run_job(copy_of({from / "a", from / "b", from / "c"}, to.path()));
    expect_clean_end(job);
    EXPECT_EQ(tree_facts(to.path()).at("c").first_name, "a");
    EXPECT_EQ(differences(before, tree_facts(to.path())).size(), 1U) << "only the directory itself may differ";
    EXPECT_EQ(job.last.bytes.total(), 300'000U);
}

}  // namespace

}  // namespace drover::test
