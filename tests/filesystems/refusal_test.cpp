// SPDX-License-Identifier: GPL-3.0-or-later
// Requests that would destroy or never end, methods that cannot serve, targets that cannot hold everything.
#include "tests/filesystems/bind_mount.h"
#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/loop_filesystem.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

class Refusal : public OnEachFilesystem {};
INSTANTIATE_TEST_SUITE_P(Job, Refusal, testing::ValuesIn(all_places()), place_name);

TEST_P(Refusal, OfADirectoryIntoItself) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    make_directory(room / "tree");
    make_directory(room / "tree/sub");
    write_file(room / "tree/file", "x");
    const auto before = tree_facts(room.path());
    for (const std::string into : {"tree", "tree/sub", "tree/new-name"}) {
        const auto job = run_job(copy_of({room / "tree"}, room / into));
        EXPECT_EQ(job.last.state, JobState::failed) << into;
        EXPECT_EQ(job.first_error(), ErrorKind::invalid);
        EXPECT_EQ(differences(before, tree_facts(room.path())), Lines{}) << into;
    }
}

TEST_P(Refusal, OfAFileOntoItself) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    write_file(room / "file", "precious");
    make_link(room / "file", room / "other-name");
    JobOptions options;
    options.on_conflict = ConflictPolicy::replace;
    auto by_link = copy_of({room / "file"}, room / "other-name", options);
    for (const auto& request : {copy_of({room / "file"}, room.path(), options), by_link}) {
        const auto job = run_job(request);
        EXPECT_EQ(job.last.state, JobState::failed);
        EXPECT_EQ(job.first_error(), ErrorKind::invalid);
        EXPECT_EQ(read_file(room / "file"), "precious");
    }
}

TEST_P(Refusal, OfTwoSourcesWithOneName) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    for (const std::string side : {"one", "two", "to"}) make_directory(room / side);
    write_file(room / "one/same", "first");
    write_file(room / "two/same", "second");
    JobOptions options;
    options.on_conflict = ConflictPolicy::replace;
    const auto job = run_job(copy_of({room / "one/same", room / "two/same"}, room / "to", options));
    EXPECT_EQ(job.last.state, JobState::partial);
    EXPECT_EQ(job.first_error(), ErrorKind::invalid);
    EXPECT_EQ(read_file(room / "to/same"), "first");
}

// `mounted` is seen once more inside of the source.
void expect_loop_is_refused(const FreshDirectory& room, const std::string& mounted) {
    make_directory(room / "tree");
    make_directory(room / "tree/loop");
    write_file(room / "tree/file", "x");
    make_directory(room / "to");
    const BindMount loop(room / mounted, room / "tree/loop");
    const auto job = run_job(copy_of({room / "tree"}, room / "to"));
    EXPECT_EQ(job.last.state, JobState::partial);
    EXPECT_EQ(job.first_error(), ErrorKind::invalid);
    EXPECT_EQ(names_in(room / "to/tree"), Lines{"file"});
}

TEST_P(Refusal, OfABindMountThatLeadsBackIntoTheSource) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    expect_loop_is_refused(FreshDirectory(*GetParam()), "tree");
}

TEST_P(Refusal, OfABindMountThatLeadsIntoTheDestination) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    expect_loop_is_refused(FreshDirectory(*GetParam()), "to");
}

TEST_P(Refusal, OfAForcedMethodLeavesNoFileAndSaysWhy) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build_file(room / "islands", file_shape("islands"));
    write_file(room / "empty", "");
    make_directory(room / "to");
    JobOptions options;
    options.method = MethodChoice::clone;
    options.sparse = SparseChoice::never;  // no clone fills holes
    const auto job = run_job(copy_of({room / "islands", room / "empty"}, room / "to", options));
    EXPECT_EQ(job.last.state, JobState::partial);
    EXPECT_EQ(job.first_error(), ErrorKind::unavailable);
    EXPECT_NE(job.errors().find("clone"), std::string::npos) << job.errors();
    EXPECT_EQ(names_in(room / "to"), Lines{"empty"});
}

TEST_P(Refusal, OfAForcedCloneBetweenFilesystemsNamesTheReason) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const auto& other = filesystem_kind(std::string(GetParam()->name) == "ext4" ? "tmpfs" : "ext4");
    DROVER_NEED_FILESYSTEM(other);
    const FreshDirectory from(*GetParam());
    const FreshDirectory to(other);
    write_file(from / "file", std::string(100'000, 'x'));
    for (const auto method : {MethodChoice::clone, MethodChoice::kernel}) {
        JobOptions options;
        options.method = method;
        const auto job = run_job(copy_of({from / "file"}, to.path(), options));
        EXPECT_EQ(job.last.state, JobState::failed);
        EXPECT_EQ(job.first_error(), ErrorKind::unavailable);
        const bool named = job.errors().find("other filesystem") != std::string::npos ||
                           job.errors().find("not supported here") != std::string::npos;
        EXPECT_TRUE(named) << job.errors();
        EXPECT_EQ(names_in(to.path()), Lines{});
    }
}

// ramfs holds no extended attributes.
TEST_P(Refusal, OfAttributesByTheTargetIsOneWarningAJob) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const auto bare = LoopFilesystem::make({"ramfs", 0, {}, ""});
    if (!bare) GTEST_SKIP() << "ramfs: " << bare.error();
    const FreshDirectory room(*GetParam());
    make_directory(room / "tree");
    for (int i = 0; i < 50; ++i) {
        const std::string path = room / ("tree/" + std::to_string(i));
        write_file(path, "x");
        set_attribute(path, "user.note", "lost");
        set_attribute(path, "system.posix_acl_access", acl_with(1001, 6, 2002, 4));
    }
    const auto job = run_job(copy_of({room / "tree"}, bare->path()));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(names_in(bare->path() + "/tree").size(), 50U);
    EXPECT_EQ(job.last.warnings.size(), 2U) << job.warnings();  // attributes, access lists
    EXPECT_NE(job.warnings().find("49 more"), std::string::npos) << job.warnings();
}

}  // namespace

}  // namespace drover::test
