// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts with exact values: what their copies look like afterwards, and what the report says was saved.
#include <fcntl.h>
#include <linux/fiemap.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <optional>

#include "engine/sys/unique_fd.h"
#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/filesystems/transfer_run.h"
#include "tests/support/fiemap_view.h"

namespace drover::test {

namespace {

using Kind = ShapeStep::Kind;
using transfer::Outcome;

const FileShape two_islands{"two_islands",
                            {{Kind::size, 0, 1048576}, {Kind::random, 262144, 65536}, {Kind::random, 983040, 65536}}};
const FileShape one_hole{"one_hole", {{Kind::size, 0, 1048576}}};
const FileShape island_in_preallocation{"island_in_preallocation",
                                        {{Kind::preallocate, 0, 1048576}, {Kind::random, 262144, 65536}}};
const FileShape hundred_bytes{"hundred_bytes", {{Kind::random, 0, 100}}};
const FileShape megabyte{"megabyte", {{Kind::random, 0, 1048576}}};

class Scenario : public OnEachFilesystem {
protected:
    void SetUp() override {
        DROVER_NEED_FILESYSTEM(*GetParam());
        room_.emplace(*GetParam());
    }
    std::string at(const std::string& name) const { return room_->path() + "/" + name; }
    // Builds "a" and copies it to "b".
    transfer::TransferReport copy(const FileShape& shape, Settled settled,
                                  MethodChoice method = MethodChoice::automatic,
                                  SparseChoice sparse = SparseChoice::automatic) {
        build_file(at("a"), shape, settled);
        auto report = copy_by_transfer(at("a"), at("b"), method, sparse);
        if (report.outcome == Outcome::completed) {
            EXPECT_EQ(read_file(at("b")), read_file(at("a")));
        }
        return report;
    }
    bool clones() const { return GetParam()->clones; }
    bool on(const char* name) const { return std::string(GetParam()->name) == name; }

private:
    std::optional<FreshDirectory> room_;
};
INSTANTIATE_TEST_SUITE_P(Copy, Scenario, testing::ValuesIn(all_places()), place_name);

TEST_P(Scenario, TwoIslandsKeepTheirHoles) {
    for (const auto settled : {Settled::no, Settled::yes}) {
        const auto report = copy(two_islands, settled);
        EXPECT_EQ(report.outcome, Outcome::completed);
        EXPECT_EQ(hole_bytes(at("b")), 917504U);
        EXPECT_EQ(data_bytes(at("b")), 131072U);
        EXPECT_EQ(layout_of(at("b")).allocated, 131072U);
        EXPECT_EQ(report.saved.holes.bytes, 917504U);
        EXPECT_EQ(report.saved.clones.bytes, clones() ? 131072U : 0U);
        ::unlink(at("a").c_str());
        ::unlink(at("b").c_str());
    }
}

TEST_P(Scenario, OneHoleAllocatesNothing) {
    const auto report = copy(one_hole, Settled::no);
    EXPECT_EQ(hole_bytes(at("b")), 1048576U);
    EXPECT_EQ(layout_of(at("b")).allocated, 0U);
    if (const auto extents = extents_of(at("b"))) {
        EXPECT_TRUE(extents->empty());
    }
    EXPECT_EQ(report.saved.holes.bytes, 1048576U);
    EXPECT_EQ(report.saved.clones.bytes, 0U);
    EXPECT_EQ(report.bytes[MethodId::hole], 1048576U);
}

TEST_P(Scenario, LookingForZerosPassesOverAHugeHole) {
    constexpr std::uint64_t TiB = std::uint64_t{1} << 40;
    build_file(at("a"), {"huge_hole", {{Kind::size, 0, TiB}, {Kind::random, TiB / 2, 65536}}});
    const auto report = copy_by_transfer(at("a"), at("b"), MethodChoice::buffered, SparseChoice::always);
    EXPECT_EQ(report.outcome, Outcome::completed);
    EXPECT_EQ(layout_of(at("b")).size, TiB);
    EXPECT_EQ(layout_of(at("b")).allocated, 65536U);
    EXPECT_LT(report.bytes[MethodId::buffered], 1U << 20) << "the hole was read";
}

TEST_P(Scenario, AnIslandInPreallocationIsNotLostBeforeItIsOnTheDisk) {
    const auto report = copy(island_in_preallocation, Settled::no);
    EXPECT_EQ(report.outcome, Outcome::completed);
    EXPECT_EQ(data_bytes(at("b")), 65536U);
    EXPECT_EQ(report.bytes.total(), 1048576U);
}

TEST_P(Scenario, AHundredBytesShareNothingInsideTheMetadata) {
    const auto report = copy(hundred_bytes, Settled::yes, MethodChoice::clone);
    EXPECT_EQ(report.outcome == Outcome::completed, clones());
    if (!clones()) {
        EXPECT_NE(report.refusal.find("not supported here"), std::string::npos) << report.refusal;
        return;
    }
    EXPECT_EQ(report.saved.clones.bytes, on("xfs") ? 100U : 0U);
    const auto totals = extent_totals(at("b"));
    EXPECT_EQ(totals->shared, on("xfs") ? 100U : 0U);
    EXPECT_EQ(totals->inlined, on("btrfs") ? 100U : 0U);
}

TEST_P(Scenario, AMegabyteIsSharedUntilOneSideIsOverwritten) {
    const auto report = copy(megabyte, Settled::yes);
    EXPECT_EQ(report.saved.clones.bytes, clones() ? 1048576U : 0U);
    EXPECT_EQ(report.bytes[clones() ? MethodId::clone : MethodId::kernel], 1048576U);
    if (!clones()) return;
    EXPECT_EQ(extent_totals(at("a"))->shared, 1048576U);
    EXPECT_EQ(extent_totals(at("b"))->shared, 1048576U);
    EXPECT_EQ(bytes_in_common(at("a"), at("b")), 1048576U);

    const std::string before = read_file(at("a"));
    const sys::UniqueFd fd(::open(at("b").c_str(), O_WRONLY | O_CLOEXEC));
    ASSERT_EQ(::pwrite(fd.get(), std::string(65536, 'n').data(), 65536, 262144), 65536);
    ASSERT_EQ(::fsync(fd.get()), 0);
    EXPECT_EQ(bytes_in_common(at("a"), at("b")), 983040U);
    EXPECT_EQ(extent_totals(at("b"))->exclusive(), 65536U);
    EXPECT_EQ(extent_totals(at("a"))->exclusive(), on("xfs") ? 65536U : 0U);
    EXPECT_EQ(read_file(at("a")), before) << "a write to the copy shows in the source";
}

TEST_P(Scenario, ACloneOfPreallocationSavesOnlyItsData) {
    if (!clones()) {
        EXPECT_EQ(copy(island_in_preallocation, Settled::yes, MethodChoice::clone).outcome, Outcome::failed);
        return;
    }
    const auto report = copy(island_in_preallocation, Settled::yes);
    EXPECT_EQ(report.saved.clones.bytes, 65536U);
    EXPECT_EQ(layout_of(at("b")).allocated, on("xfs") ? 65536U : 1048576U);
    const auto totals = extent_totals(at("b"));
    EXPECT_EQ(totals->hole, on("xfs") ? 983040U : 0U);
    EXPECT_EQ(totals->preallocated_shared, on("xfs") ? 0U : 983040U);
}

TEST_P(Scenario, AKernelCopyOfIslandsIsAKnownCloneOrKeepsTheHoles) {
    const auto report = copy(two_islands, Settled::yes, MethodChoice::kernel);
    EXPECT_EQ(report.outcome, Outcome::completed);
    EXPECT_EQ(report.bytes[MethodId::clone], clones() ? 131072U : 0U);
    EXPECT_EQ(report.bytes[MethodId::kernel], clones() ? 0U : 131072U);
    EXPECT_EQ(report.saved.clones.bytes, clones() ? 131072U : 0U);
    EXPECT_EQ(report.saved.holes.bytes, 917504U);
    EXPECT_EQ(layout_of(at("b")).allocated, 131072U);
}

TEST_P(Scenario, FilledHolesSaveNothing) {
    const auto report = copy(two_islands, Settled::yes, MethodChoice::automatic, SparseChoice::never);
    EXPECT_EQ(report.saved.holes.bytes, 0U);
    EXPECT_EQ(report.saved.clones.bytes, 0U);
    EXPECT_EQ(hole_bytes(at("b")), 0U);
    EXPECT_EQ(layout_of(at("b")).allocated, 1048576U);
}

TEST_P(Scenario, TwoLinksInATreeCountOnce) {
    make_directory(at("tree"));
    build_file(at("tree/one"), megabyte);
    make_link(at("tree/one"), at("tree/two"));
    const auto job = run_job(copy_of({at("tree")}, at("copy")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(job.last.bytes.total(), 1048576U);
    EXPECT_EQ(job.last.counts.files_done, 2U);
    EXPECT_EQ(tree_facts(at("copy")).at("two").first_name, "one");
    EXPECT_EQ(layout_of(at("copy/one")).allocated, 1048576U);
}

// Asked by FIEMAP alone: a wrong request number or a method that only claims to clone cannot pass.
TEST_P(Scenario, ACloneIsSeenInTheExtentMap) {
    if (!clones()) {
        copy(megabyte, Settled::yes);
        EXPECT_EQ(bytes_in_common(at("a"), at("b")), 0U);
        return;
    }
    for (const auto method : {MethodChoice::automatic, MethodChoice::clone, MethodChoice::kernel}) {
        const auto report = copy(megabyte, Settled::yes, method);
        EXPECT_EQ(report.outcome, Outcome::completed);
        const auto source = extents_of(at("a"));
        const auto target = extents_of(at("b"));
        ASSERT_FALSE(target->empty());
        EXPECT_EQ(source->front().physical, target->front().physical);
        EXPECT_TRUE(std::ranges::all_of(*target,
                                        [](const auto& extent) { return (extent.flags & FIEMAP_EXTENT_SHARED) != 0; }));
        ::unlink(at("a").c_str());
        ::unlink(at("b").c_str());
    }
}

}  // namespace

}  // namespace drover::test
