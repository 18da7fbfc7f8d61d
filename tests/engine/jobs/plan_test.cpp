// SPDX-License-Identifier: GPL-3.0-or-later
// What a dry run says, on filesystems that the test makes up. tests/filesystems compares plans with what real ones do.
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>

#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

class PlanTest : public ::testing::Test {
protected:
    // A dry run, which must change nothing.
    const Plan& plan(JobRequest request) {
        request.options.dry_run = true;
        const auto before = names_below(place_.path());
        finished_ = run_job(sys_, std::move(request));
        EXPECT_EQ(names_below(place_.path()), before);
        return *finished_.shot.plan;
    }
    JobRequest all(ConflictPolicy policy = ConflictPolicy::fail) {
        return copying(place_ / "from", place_ / "to", {.on_conflict = policy});
    }
    std::vector<std::string> obstacles() const {
        std::vector<std::string> lines;
        for (const auto& obstacle : finished_.shot.plan->obstacles)
            lines.push_back(std::filesystem::path(obstacle.source).filename().string() + " -> " + obstacle.proposal);
        std::ranges::sort(lines);
        return lines;
    }

    TemporaryDirectory place_ = TemporaryDirectory::in_memory();
    FaultySyscalls sys_;
    FinishedJob finished_;
};

TEST_F(PlanTest, counts_what_would_arrive_and_the_room_that_it_takes) {
    TreeBuilder(place_ / "from").file("a", pattern(10'000)).directory("d").file("d/b", "b").hard_link("d/c", "a");
    TreeBuilder(place_ / "from").symlink("s", "a").sparse("holes", 1 << 20, {{4096, pattern(4096)}});
    TreeBuilder(place_.path()).directory("to");
    const Plan& found = plan(all());
    EXPECT_TRUE(found.complete);
    EXPECT_EQ(found.found.files, 5U);
    EXPECT_EQ(found.directories, 2U);
    EXPECT_EQ(found.arriving().files, 5U);
    EXPECT_EQ(found.linked.files, 1U);
    EXPECT_EQ(found.linked.bytes, 10'000U);
    EXPECT_EQ(found.by(MethodId::hole).bytes, (1U << 20) - 4096U);
    EXPECT_EQ(found.space.needed, 4096U * 5) << "three blocks of a, one of b, one of the sparse file";
    ASSERT_TRUE(found.space.available.has_value());
    EXPECT_EQ(finished_.shot.state, JobState::done);
    EXPECT_EQ(finished_.shot.totals->files, 5U);
    EXPECT_EQ(finished_.shot.counts.files_done, 0U);
}

struct Policy {
    const char* title;
    ConflictPolicy policy;
    PlannedFate older;  // of a source that is older and smaller than what is there
    PlannedFate newer;  // newer and larger

    friend void PrintTo(const Policy& one, std::ostream* out) { *out << one.title; }
};
class PlannedConflicts : public PlanTest, public ::testing::WithParamInterface<Policy> {};

TEST_P(PlannedConflicts, are_what_the_policy_makes_of_them) {
    TreeBuilder(place_ / "from").file("older", "x").file("newer", "longer").file("free", "f");
    TreeBuilder(place_ / "to").directory("from").file("from/older", "there").file("from/newer", "there");
    TreeBuilder(place_ / "from").modified("older", 1'000).modified("newer", 3'000);
    TreeBuilder(place_ / "to").modified("from/older", 2'000).modified("from/newer", 2'000);
    const auto& [title, policy, older, newer] = GetParam();
    const Plan& found = plan(all(policy));
    ASSERT_EQ(found.conflicts.size(), 2U);
    for (const auto& conflict : found.conflicts) {
        const bool is_newer = conflict.source.mtime_ns == 3'000;
        EXPECT_EQ(conflict.fate, is_newer ? newer : older) << conflict.source.path;
        EXPECT_EQ(conflict.existing.size, 5U);
        EXPECT_EQ(conflict.existing.mtime_ns, 2'000);
    }
    const auto moves = [](PlannedFate fate) { return fate != PlannedFate::fail && fate != PlannedFate::skip; };
    EXPECT_EQ(found.arriving().files, 1U + moves(older) + moves(newer));
    std::uint64_t all_counts = 0;
    for (const auto count : found.conflict_counts) all_counts += count;
    EXPECT_EQ(all_counts, 2U);
}
INSTANTIATE_TEST_SUITE_P(
    With, PlannedConflicts,
    ::testing::Values(Policy{"fail", ConflictPolicy::fail, PlannedFate::fail, PlannedFate::fail},
                      Policy{"skip", ConflictPolicy::skip, PlannedFate::skip, PlannedFate::skip},
                      Policy{"replace", ConflictPolicy::replace, PlannedFate::replace, PlannedFate::replace},
                      Policy{"newer", ConflictPolicy::newer, PlannedFate::skip, PlannedFate::replace},
                      Policy{"larger", ConflictPolicy::larger, PlannedFate::skip, PlannedFate::replace},
                      Policy{"keep_both", ConflictPolicy::keep_both, PlannedFate::keep_both, PlannedFate::keep_both},
                      Policy{"ask", ConflictPolicy::ask, PlannedFate::ask, PlannedFate::ask}),
    [](const auto& test) { return test.param.title; });

TEST_F(PlanTest, a_move_within_a_filesystem_is_a_rename) {
    TreeBuilder(place_ / "from").file("a", "a").directory("d").file("d/b", "bb");
    TreeBuilder(place_ / "to").directory("from").file("from/a", "taken");
    JobRequest request = moving(place_ / "from", place_ / "to", {.on_conflict = ConflictPolicy::replace});
    const Plan& found = plan(std::move(request));
    EXPECT_EQ(found.renamed.files, 2U);
    EXPECT_EQ(found.renamed.bytes, 3U);
    EXPECT_EQ(found.space.needed, 0U);
    EXPECT_EQ(found.conflicts_of(PlannedFate::replace), 1U);
}

TEST_F(PlanTest, fat_takes_no_names_types_and_sizes_that_it_cannot_hold) {
    sys_.on_facts = pretend_filesystem("vfat");
    TreeBuilder(place_ / "from").file("a:b", "1").file("con", "2").file("dot.", "3").file("good", "4");
    TreeBuilder(place_ / "from").file("Case", "5").file("case", "6").symlink("link", "good").fifo("fifo");
    TreeBuilder(place_ / "from").sparse("huge", (std::uint64_t{4} << 30)).directory("d?").file("d?/inside", "7");
    TreeBuilder(place_.path()).directory("to");
    const Plan& found = plan(all());
    auto lines = obstacles();
    ASSERT_EQ(lines.size(), 8U);
    const bool small_first = std::ranges::find(lines, "Case -> Case (2)") != lines.end();
    EXPECT_EQ(lines, (std::vector<std::string>{small_first ? "Case -> Case (2)" : "a:b -> a_b",
                                               small_first ? "a:b -> a_b" : "case -> case (2)", "con -> con_",
                                               "d? -> d_", "dot. -> dot_", "fifo -> ", "huge -> ", "link -> "}));
    EXPECT_EQ(found.arriving().files, 2U) << "good, and one of the two that differ in case";
    EXPECT_EQ(found.obstacles_total, 8U);
}

TEST_F(PlanTest, adapted_names_are_no_obstacles_and_the_job_gives_them) {
    sys_.on_facts = pretend_filesystem("vfat");
    TreeBuilder(place_ / "from").file("a:b", "1").file("a?b", "2").directory("d*").file("d*/c", "3");
    TreeBuilder(place_.path()).directory("to");
    auto request = all();
    request.options.adapt_names = true;
    EXPECT_TRUE(plan(request).obstacles.empty());
    EXPECT_EQ(finished_.shot.plan->arriving().files, 3U);
    const auto done = run_job(sys_, request);
    EXPECT_EQ(done.told(), std::vector<std::string>{});
    EXPECT_EQ(names_below(place_ / "to"),
              (std::vector<std::string>{"from", "from/a_b", "from/a_b (2)", "from/d_", "from/d_/c"}));
}

TEST_F(PlanTest, a_target_with_shorter_names_gets_shorter_names) {
    sys_.on_facts = [](sys::FilesystemFacts& facts) { facts.name_limit = 20; };
    TreeBuilder(place_ / "from").file("a name of many letters.txt", "1").file("short.txt", "2");
    TreeBuilder(place_.path()).directory("to");
    EXPECT_EQ(plan(all()).obstacles.at(0).kind, Obstacle::name_too_long);
    EXPECT_EQ(finished_.shot.plan->obstacles.at(0).proposal, "a name of many l.txt");
    auto request = all();
    request.options.adapt_names = true;
    EXPECT_EQ(run_job(sys_, request).shot.state, JobState::done);
    EXPECT_TRUE(std::filesystem::exists(place_ / "to/from/a name of many l.txt"));
}

TEST_F(PlanTest, hard_links_become_files_where_there_can_be_none) {
    sys_.on_facts = pretend_filesystem("vfat");
    TreeBuilder(place_ / "from").file("a", "1").hard_link("b", "a");
    TreeBuilder(place_.path()).directory("to");
    EXPECT_EQ(plan(all()).linked.files, 0U);
    EXPECT_EQ(finished_.shot.plan->arriving().files, 2U);
    const auto done = run_job(sys_, all());
    EXPECT_EQ(done.shot.state, JobState::done);
    EXPECT_EQ(std::filesystem::hard_link_count(place_ / "to/from/a"), 1U);
    EXPECT_EQ(done.shot.warnings.size(), 1U);
}

TEST_F(PlanTest, a_destination_that_would_be_made_is_not_made) {
    TreeBuilder(place_ / "from").file("a", "a");
    auto request = copying(place_ / "from", place_ / "new/");
    request.create_destination = true;
    const Plan& found = plan(std::move(request));
    EXPECT_EQ(found.arriving().files, 1U);
    EXPECT_TRUE(found.space.available.has_value());
}

TEST_F(PlanTest, says_what_cannot_be_looked_at) {
    TreeBuilder(place_ / "from").file("a", "a").directory("locked");
    TreeBuilder(place_.path()).directory("to");
    sys_.fail(Call::openat, EACCES).where([](const CallSite& site) { return site.names("locked"); });
    const Plan& found = plan(all());
    ASSERT_EQ(found.errors.size(), 1U);
    EXPECT_EQ(found.errors.front().code, "EACCES");
    EXPECT_EQ(found.arriving().files, 1U);
}

TEST_F(PlanTest, tells_when_there_is_no_room) {
    sys_.on_facts = [](sys::FilesystemFacts& facts) { facts.available = 8192; };
    TreeBuilder(place_ / "from").file("a", pattern(20'000));
    TreeBuilder(place_.path()).directory("to");
    const auto space = plan(all()).space;
    EXPECT_EQ(space.available, 8192U);
    EXPECT_EQ(space.needed, 20'480U);
    EXPECT_FALSE(space.enough());
}

TEST_F(PlanTest, tells_when_there_are_too_few_inodes) {
    sys_.on_facts = [](sys::FilesystemFacts& facts) { facts.free_inodes = 4; };
    TreeBuilder(place_ / "from").file("a", "1").file("b", "2").hard_link("a too", "a").directory("d").symlink("l", "a");
    TreeBuilder(place_.path()).directory("to");
    const auto space = plan(all()).space;
    EXPECT_EQ(space.inodes, 5U) << "from, a, b, d and l";
    EXPECT_TRUE(space.too_little());
    sys_.on_facts = [](sys::FilesystemFacts& facts) { facts.free_inodes = 5; };
    EXPECT_TRUE(plan(all()).space.enough());
    sys_.on_facts = [](sys::FilesystemFacts& facts) { facts.free_inodes.reset(); };
    EXPECT_TRUE(plan(all()).space.enough()) << "btrfs makes them as they are needed";
}

TEST_F(PlanTest, of_an_archive_has_sizes_room_and_its_own_name) {
    TreeBuilder(place_ / "from").file("a", pattern(1000)).file("b", pattern(1000));
    write_file(place_ / "x.tar.gz", "taken");
    auto request = copying(place_ / "from", place_ / "x.tar.gz", {.on_conflict = ConflictPolicy::replace});
    request.kind = JobKind::archive;
    const Plan& found = plan(request);
    EXPECT_EQ(found.found.files, 2U);
    EXPECT_EQ(found.found.bytes, 2000U);
    EXPECT_EQ(found.conflicts_of(PlannedFate::replace), 1U);
    EXPECT_EQ(found.space.precision, Precision::at_most);
    EXPECT_GT(found.space.needed, 2000U);
}

TEST_F(PlanTest, of_unpacking_has_members_and_what_they_meet) {
    TreeBuilder(place_ / "from").file("a", pattern(1000)).file("b:c", "x").hard_link("l", "a");
    auto archive = copying(place_ / "from", place_ / "x.tar");
    archive.kind = JobKind::archive;
    ASSERT_EQ(run_job(archive).shot.state, JobState::done);
    TreeBuilder(place_ / "to").directory("from").file("from/a", "taken");
    auto request = copying(place_ / "x.tar", place_ / "to", {.on_conflict = ConflictPolicy::skip});
    request.kind = JobKind::extract;
    const Plan& found = plan(request);
    EXPECT_EQ(found.found.files, 3U);
    EXPECT_EQ(found.conflicts_of(PlannedFate::skip), 1U);
    EXPECT_EQ(found.arriving().files, 2U);
    sys_.on_facts = pretend_filesystem("vfat");
    EXPECT_EQ(plan(request).obstacles_total, 2U);
    EXPECT_EQ(obstacles(), (std::vector<std::string>{"b:c -> b_c", "l -> "})) << "there are no hard links";
}

}  // namespace

}  // namespace drover::testing
