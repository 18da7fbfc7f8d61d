// SPDX-License-Identifier: GPL-3.0-or-later
// What a dry run says, held against what the job then does.
#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/loop_filesystem.h"

namespace drover::test {

namespace {

class Planned : public OnEachFilesystem {};

std::shared_ptr<const Plan> plan_of(JobRequest request) {
    request.options.dry_run = true;
    return run_job(std::move(request)).last.plan;
}

void build_tree(const std::string& root) {
    using Kind = ShapeStep::Kind;
    make_directory(root);
    make_directory(root + "/d");
    write_file(root + "/empty", "");
    write_file(root + "/small", std::string(3000, 's'));
    build_file(root + "/large", {"large", {{Kind::random, 0, 900 * KiB}}}, Settled::yes);
    build_file(root + "/image", {"image", {{Kind::size, 0, 8 * MiB}, {Kind::random, MiB, 300 * KiB}}}, Settled::yes);
    make_link(root + "/large", root + "/d/name");
    make_symlink("../large", root + "/d/link");
}

TEST_P(Planned, is_what_the_job_then_does) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory place(*GetParam());
    build_tree(place / "from");
    make_directory(place / "to");
    const auto request = copy_of({place / "from"}, place / "to");
    const auto plan = plan_of(request);
    ASSERT_TRUE(plan && plan->complete);
    EXPECT_TRUE(names_in(place / "to").empty());
    const auto done = run_job(request);
    EXPECT_EQ(done.errors(), "");
    EXPECT_EQ(plan->arriving().files, done.last.counts.files_done);
    for (const MethodId id : {MethodId::clone, MethodId::kernel})
        EXPECT_EQ(plan->by(id).bytes > 0, done.last.bytes[id] > 0) << method_name(id);
    EXPECT_EQ(plan->by(MethodId::clone).bytes, done.last.bytes[MethodId::clone]);
    constexpr double slack = 64.0 * KiB;  // what a filesystem allocates beyond the data
    EXPECT_NEAR(static_cast<double>(plan->by(MethodId::hole).bytes),
                static_cast<double>(done.last.bytes[MethodId::hole]), slack);
    EXPECT_TRUE(plan->space.enough());
    if (GetParam()->clones) EXPECT_LT(plan->space.needed, 64 * KiB) << "what is cloned takes no room";
    else EXPECT_NEAR(static_cast<double>(plan->space.needed), 1204.0 * KiB, slack);
}

INSTANTIATE_TEST_SUITE_P(Job, Planned, testing::ValuesIn(all_places()), place_name);

struct FatKind {
    const char* name;
    FilesystemRecipe recipe;
};
class PlannedOnFat : public testing::TestWithParam<FatKind> {};

// What the plan proposes is taken as it is, and nothing else is in the way.
TEST_P(PlannedOnFat, names_that_the_plan_proposes_are_taken) {
    const auto made = LoopFilesystem::make(GetParam().recipe);
    if (!made) GTEST_SKIP() << GetParam().name << ": " << made.error();
    std::string from = "/tmp/drover-plan-XXXXXX";
    ASSERT_NE(::mkdtemp(from.data()), nullptr);
    for (const auto* name : {"/a:b", "/q?", "/dot.", "/good name", "/caf\xE9", "/Case", "/case"})
        write_file(from + name, name);
    make_symlink("a:b", from + "/link");
    auto request = copy_of({from}, made->path());
    const auto plan = plan_of(request);
    const auto unadapted = run_job(request);
    request.destination += "/adapted";
    request.create_destination = true;
    request.options.adapt_names = true;
    const auto done = run_job(request);
    const std::string folder = std::filesystem::path(from).filename().string();
    const auto names = names_in(request.destination + "/" + folder);
    std::filesystem::remove_all(from);
    ASSERT_TRUE(plan && plan->complete);
    EXPECT_EQ(plan->obstacles_total, 6U) << "four names, one that differs in case, a symlink";
    EXPECT_GE(unadapted.last.errors_total, 4U);
    EXPECT_EQ(done.last.counts.files_done, 7U) << done.errors();
    EXPECT_EQ(done.last.errors_total, 1U) << "the symlink";
    for (const auto& obstacle : plan->obstacles) {
        if (obstacle.kind == Obstacle::type) continue;
        EXPECT_NE(std::ranges::find(names, obstacle.proposal), names.end()) << obstacle.proposal;
    }
}

INSTANTIATE_TEST_SUITE_P(On, PlannedOnFat,
                         testing::Values(FatKind{"vfat", {"vfat", 64 * MiB, {"mkfs.vfat"}, "utf8=1"}},
                                         FatKind{"exfat", {"exfat", 64 * MiB, {"mkfs.exfat"}, ""}}),
                         [](const auto& chosen) { return std::string(chosen.param.name); });

}  // namespace

}  // namespace drover::test
