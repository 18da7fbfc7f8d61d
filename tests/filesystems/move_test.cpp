// SPDX-License-Identifier: GPL-3.0-or-later
// A move: the source goes only after its whole copy is in place.
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

std::uint64_t inode_of(const std::string& path) {
    struct stat st;
    return ::lstat(path.c_str(), &st) == 0 ? st.st_ino : 0;
}

void build_tree(const std::string& root) {
    make_directory(root);
    make_directory(root + "/sub");
    make_directory(root + "/empty");
    for (int i = 0; i < 40; ++i)
        write_file(root + "/file-" + std::to_string(i), std::string(static_cast<std::size_t>(i) * 1000, 'x'));
    write_file(root + "/sub/inner", "inner");
    make_link(root + "/sub/inner", root + "/linked");
    build_file(root + "/sub/large", file_shape("dense"));
}

class Move : public OnEachFilesystem {};
INSTANTIATE_TEST_SUITE_P(Job, Move, testing::ValuesIn(all_places()), place_name);

class MoveAcross : public OnEachRoute {};
INSTANTIATE_TEST_SUITE_P(Job, MoveAcross, testing::ValuesIn(routes(Routes::between_two)), route_name);

TEST_P(Move, WithinAFilesystemRenamesFilesAndDirectories) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build_tree(room / "tree");
    write_file(room / "file", "x");
    make_directory(room / "to");
    const auto before = tree_facts(room / "tree");
    const std::uint64_t tree = inode_of(room / "tree");
    const std::uint64_t file = inode_of(room / "file");
    const auto job = run_job(move_of({room / "tree", room / "file"}, room / "to"));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(inode_of(room / "to/tree"), tree);
    EXPECT_EQ(inode_of(room / "to/file"), file);
    EXPECT_EQ(names_in(room.path()), Lines{"to"});
    EXPECT_EQ(differences(before, tree_facts(room / "to/tree")), Lines{});
}

TEST_P(Move, ToANewNameRenames) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build_tree(room / "old");
    const auto before = tree_facts(room / "old");
    const auto job = run_job(move_of({room / "old"}, room / "new"));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(names_in(room.path()), Lines{"new"});
    EXPECT_EQ(differences(before, tree_facts(room / "new")), Lines{});
}

TEST_P(Move, MergesAndLeavesBehindWhatIsSkipped) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build_tree(room / "tree");
    make_directory(room / "to");
    make_directory(room / "to/tree");
    write_file(room / "to/tree/file-3", "already here");
    JobOptions options;
    options.on_conflict = ConflictPolicy::skip;
    const auto job = run_job(move_of({room / "tree"}, room / "to", options));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(names_in(room / "tree"), Lines{"file-3"});
    EXPECT_EQ(read_file(room / "tree/file-3"), std::string(3000, 'x'));
    EXPECT_EQ(read_file(room / "to/tree/file-3"), "already here");
    EXPECT_EQ(names_in(room / "to/tree").size(), 40U + 3U);
}

TEST_P(Move, OntoItselfIsRefusedAndChangesNothing) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    for (const auto policy :
         {ConflictPolicy::fail, ConflictPolicy::skip, ConflictPolicy::replace, ConflictPolicy::newer}) {
        const FreshDirectory room(*GetParam());
        build_tree(room / "tree");
        write_file(room / "file", "precious");
        make_link(room / "file", room / "link");
        const auto before = tree_facts(room.path());
        JobOptions options;
        options.on_conflict = policy;
        run_job(move_of({room / "tree", room / "file"}, room.path(), options));
        EXPECT_EQ(differences(before, tree_facts(room.path())), Lines{}) << "policy " << static_cast<int>(policy);
    }
}

TEST_P(Move, IntoItselfIsRefusedAndChangesNothing) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build_tree(room / "tree");
    const auto before = tree_facts(room / "tree");
    const auto job = run_job(move_of({room / "tree"}, room / "tree/sub"));
    EXPECT_EQ(job.last.state, JobState::failed);
    EXPECT_EQ(job.first_error(), ErrorKind::invalid);
    EXPECT_EQ(differences(before, tree_facts(room / "tree")), Lines{});
}

TEST_P(MoveAcross, BringsEverythingAndLeavesNothing) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_tree(from / "tree");
    write_file(from / "file", "single");
    const auto before = tree_facts(from / "tree");
    const auto job = run_job(move_of({from / "tree", from / "file"}, to.path()));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(differences(before, tree_facts(to / "tree")), Lines{});
    EXPECT_EQ(read_file(to / "file"), "single");
    EXPECT_EQ(names_in(from.path()), Lines{});
}

TEST_P(MoveAcross, KeepsEverySourceWhileItsTreeHasNoName) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_tree(from / "tree");
    const auto before = tree_facts(from / "tree");
    int missing = 0;
    const auto job = run_job(move_of({from / "tree"}, to.path()), {}, [&](const ItemReport& report) {
        if (!exists(report.source) && !exists(to / "tree")) ++missing;
    });
    EXPECT_EQ(missing, 0);
    EXPECT_FALSE(job.items.empty());
    EXPECT_EQ(differences(before, tree_facts(to / "tree")), Lines{});
}

TEST_P(MoveAcross, WhereNothingCanBeCopiedTheSourceStays) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    make_directory(from / "tree");
    write_file(from / "tree/a", "a");
    write_file(from / "tree/b", std::string(100'000, 'b'));
    const auto before = tree_facts(from / "tree");
    JobOptions options;
    options.method = MethodChoice::clone;  // impossible between filesystems
    const auto job = run_job(move_of({from / "tree"}, to.path(), options));
    EXPECT_EQ(job.last.errors_total, 2U);
    EXPECT_EQ(differences(before, tree_facts(from / "tree")), Lines{});
    EXPECT_FALSE(exists(to / "tree/a"));
}

// The destination turns immutable while the tree is copied, so that the copy can get no name.
TEST_P(MoveAcross, WhoseCopyGetsNoNameKeepsTheSource) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    try {
        set_flag(to.path(), FS_IMMUTABLE_FL, false);
    } catch (const std::exception& refused) {
        GTEST_SKIP() << refused.what() << ": this kernel makes no " << GetParam().second->name
                     << " directory immutable";
    }
    build_tree(from / "tree");
    const auto before = tree_facts(from / "tree");
    bool locked = false;
    const auto job = run_job(move_of({from / "tree"}, to.path()), {}, [&](const ItemReport&) {
        if (!std::exchange(locked, true)) set_flag(to.path(), FS_IMMUTABLE_FL, true);
    });
    set_flag(to.path(), FS_IMMUTABLE_FL, false);
    EXPECT_TRUE(locked);
    EXPECT_NE(job.last.state, JobState::done);
    EXPECT_EQ(differences(before, tree_facts(from / "tree")), Lines{});
}

TEST_P(MoveAcross, MergesAndLeavesBehindWhatIsSkipped) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_tree(from / "tree");
    make_directory(to / "tree");
    write_file(to / "tree/file-3", "already here");
    JobOptions options;
    options.on_conflict = ConflictPolicy::skip;
    const auto job = run_job(move_of({from / "tree"}, to.path(), options));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(names_in(from / "tree"), Lines{"file-3"});
    EXPECT_EQ(read_file(from / "tree/file-3"), std::string(3000, 'x'));
    EXPECT_EQ(read_file(to / "tree/file-3"), "already here");
}

// What was written to the source after its copy was made must not be lost.
TEST_P(MoveAcross, KeepsASourceThatChangedSinceItsCopy) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_tree(from / "tree");
    std::string changed;
    const auto job = run_job(move_of({from / "tree"}, to.path()), {}, [&](const ItemReport& report) {
        if (!changed.empty() || report.size == 0) return;
        changed = report.source;
        write_file(changed, "changed after it was copied");
    });
    ASSERT_FALSE(changed.empty());
    ASSERT_TRUE(exists(changed));
    EXPECT_EQ(read_file(changed), "changed after it was copied");
    EXPECT_EQ(job.first_error(), ErrorKind::changed);
}

// A file that came into the source while the tree was moved has no copy.
TEST_P(MoveAcross, KeepsWhatCameIntoTheSourceMeanwhile) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_tree(from / "tree");
    bool added = false;
    run_job(move_of({from / "tree"}, to.path()), {}, [&](const ItemReport&) {
        if (!std::exchange(added, true)) write_file(from / "tree/empty/latecomer", "late");
    });
    ASSERT_TRUE(added);
    const std::string there = from / "tree/empty/latecomer";
    const std::string here = to / "tree/empty/latecomer";
    EXPECT_EQ(read_file(exists(there) ? there : here), "late");
}

}  // namespace

}  // namespace drover::test
