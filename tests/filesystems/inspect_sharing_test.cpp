// SPDX-License-Identifier: GPL-3.0-or-later
// Who shares with whom, to the byte, where files can share and where they cannot.
#include <cerrno>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/inspection.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/fiemap_view.h"

namespace drover::test {

namespace {

using Kind = ShapeStep::Kind;

class InspectedFiles : public OnEachFilesystem {
protected:
    void SetUp() override {
        DROVER_NEED_FILESYSTEM(*GetParam());
        room_.emplace(*GetParam());
    }
    std::string at(const std::string& name) const { return *room_ / name; }
    const std::string& room() const { return room_->path(); }
    bool clones() const { return GetParam()->clones; }
    bool is(std::string_view name) const { return GetParam()->name == name; }

    std::string build(const std::string& name, std::vector<ShapeStep> steps) const {
        build_file(at(name), {"", std::move(steps)}, Settled::yes);
        return at(name);
    }
    std::string build_megabyte(const std::string& name) const { return build(name, {{Kind::random, 0, MiB}}); }

private:
    std::optional<FreshDirectory> room_;
};

TEST_P(InspectedFiles, T9AHundredBytesAreInlineOrABlock) {
    const auto a = build("a", {{Kind::random, 0, 100}});
    EXPECT_EQ(clone_file(a, at("b")), clones() ? 0 : EOPNOTSUPP);
    const auto both = clones() ? comparison_of({a, at("b")}) : comparison_of({a});
    const auto& totals = both.files[0]->totals;
    EXPECT_EQ(totals.of(ExtentKind::inlined), exactly(is("btrfs") ? 100 : 0));
    EXPECT_EQ(totals.of(ExtentKind::data), exactly(is("btrfs") ? 0 : 100));
    EXPECT_EQ(totals.shared, exactly(is("xfs") ? 100 : 0));
    EXPECT_EQ(totals.in_selection, exactly(is("xfs") ? 100 : 0));
    EXPECT_EQ(both.totals.saved, exactly(is("xfs") ? 100 : 0));
}

TEST_P(InspectedFiles, T10ClonesPartWhereOneIsWritten) {
    const auto a = build_megabyte("a");
    const auto b = at("b");
    ASSERT_EQ(clone_file(a, b), clones() ? 0 : EOPNOTSUPP);
    if (!clones()) {
        EXPECT_EQ(view_of(a).totals.shared, exactly(0));
        return;
    }
    const auto before = comparison_of({a, b});
    for (const auto& file : before.files) {
        EXPECT_EQ(file->totals.shared, exactly(MiB));
        EXPECT_EQ(file->totals.in_selection, exactly(MiB));
        EXPECT_EQ(file->totals.outside, at_least(0)) << "a third one would look the same";
    }
    EXPECT_EQ(before.totals.distinct, exactly(MiB));
    EXPECT_EQ(before.totals.saved, exactly(MiB));

    change_file(b, {{Kind::random, 256 * KiB, 64 * KiB}}, Settled::yes, 2);
    const auto after = comparison_of({a, b});
    EXPECT_EQ(after.totals.overlap, exactly(983040));
    EXPECT_EQ(after.totals.distinct, exactly(1114112));
    EXPECT_EQ(after.files[1]->totals.exclusive, exactly(65536));
    EXPECT_EQ(after.files[0]->totals.exclusive, exactly(is("xfs") ? 65536 : 0));
    const auto& outside = after.files[0]->totals.outside;
    if (is("xfs")) EXPECT_EQ(outside, at_least(0));
    else EXPECT_EQ(outside, (Figure{65536, Precision::unknown})) << "btrfs means the whole extent";
    EXPECT_EQ(after.files[0]->totals.in_selection, exactly(983040));
    const auto pairs = pairs_of(after, 0, {0, MiB}, 10);
    ASSERT_EQ(pairs.size(), 2U);
    EXPECT_EQ(pairs[0].length, 256 * KiB);
    EXPECT_EQ(pairs[1].offset, 320 * KiB);
    EXPECT_EQ(pairs[1].other_offset, 320 * KiB);
    EXPECT_EQ(pairs[1].length, 704 * KiB);
}

TEST_P(InspectedFiles, T10DirtyCopyOnWriteIsUnsettled) {
    if (!clones()) GTEST_SKIP() << "no clones here";
    const auto a = build_megabyte("a");
    ASSERT_EQ(clone_file(a, at("b")), 0);
    change_file(at("b"), {{Kind::random, 256 * KiB, 64 * KiB}}, Settled::no, 2);
    const auto before = view_of(at("b"), Look::as_it_is);
    EXPECT_EQ(before.settled, drover::Settled::no);
    EXPECT_NE(before.totals.shared.precision, Precision::exact) << "the map may still be the old one";
    EXPECT_EQ(view_of(at("b"), Look::settled).totals.exclusive, exactly(65536));
}

TEST_P(InspectedFiles, T11RangesAreSharedByBlockOrByExtent) {
    if (!clones()) GTEST_SKIP() << "no clones here";
    const auto c0 = build_megabyte("c0");
    ASSERT_EQ(clone_range(c0, {512 * KiB, 128 * KiB}, at("c1"), 0), 0);
    const auto both = comparison_of({c0, at("c1")});
    EXPECT_EQ(both.totals.overlap, exactly(131072));
    EXPECT_EQ(both.files[0]->totals.shared, exactly(is("xfs") ? 131072 : 1048576));
    EXPECT_EQ(both.files[0]->totals.in_selection, exactly(131072));
    const auto pairs = pairs_of(both, 1, {0, MiB}, 10);
    ASSERT_EQ(pairs.size(), 1U);
    EXPECT_EQ(pairs[0].other_offset, 512 * KiB);
    EXPECT_EQ(pairs[0].length, 131072U);
}

TEST_P(InspectedFiles, T11AFileThatSharesWithItselfIsNamed) {
    if (!clones()) GTEST_SKIP() << "no clones here";
    const auto file = build_megabyte("self");
    ASSERT_EQ(clone_range(file, {0, MiB}, file, MiB), 0);
    const auto alone = comparison_of({file});
    EXPECT_EQ(alone.files[0]->totals.shared, exactly(2097152));
    EXPECT_EQ(alone.files[0]->totals.in_selection, exactly(2097152));
    EXPECT_EQ(alone.totals.distinct, exactly(1048576));
    const auto pairs = pairs_of(alone, 0, {0, 2 * MiB}, 10);
    ASSERT_FALSE(pairs.empty());
    EXPECT_EQ(pairs[0].other, 0U);
    EXPECT_EQ(pairs[0].other_offset, MiB);
}

TEST_P(InspectedFiles, T12AClonedPreallocationIsAHoleOrSharedToo) {
    if (!clones()) GTEST_SKIP() << "no clones here";
    const auto source = build("source", {{Kind::preallocate, 0, MiB}, {Kind::random, 256 * KiB, 64 * KiB}});
    const auto job = run_job(copy_of({source}, at("copy")));
    EXPECT_EQ(job.last.saved.clones, exactly(65536));
    const auto both = comparison_of({source, at("copy")});
    const auto& copy = both.files[1]->totals;
    EXPECT_EQ(copy.allocated, is("xfs") ? 65536 : 1048576U);
    EXPECT_EQ(copy.of(ExtentKind::hole), exactly(is("xfs") ? 983040 : 0));
    EXPECT_EQ(copy.of(ExtentKind::preallocated), exactly(is("xfs") ? 0 : 983040));
    EXPECT_EQ(copy.of(ExtentKind::data), exactly(65536));
    EXPECT_EQ(copy.in_selection, exactly(is("xfs") ? 65536 : 1048576));
}

TEST_P(InspectedFiles, T14AKernelCopyClonesOrFillsHoles) {
    const auto source = build(
        "source", {{Kind::size, 0, MiB}, {Kind::random, 256 * KiB, 64 * KiB}, {Kind::random, 960 * KiB, 64 * KiB}});
    kernel_copy(source, at("copy"));
    const auto both = comparison_of({source, at("copy")});
    const auto& copy = both.files[1]->totals;
    EXPECT_EQ(copy.in_selection, exactly(clones() ? 131072 : 0));
    EXPECT_EQ(copy.of(ExtentKind::data), exactly(clones() ? 131072 : 1048576));
    EXPECT_EQ(copy.of(ExtentKind::hole), exactly(clones() ? 917504 : 0)) << "saved by holes";
}

TEST_P(InspectedFiles, T14TwoLinksInATreeCountOnce) {
    make_directory(at("tree"));
    make_directory(at("tree/a"));
    make_directory(at("tree/b"));
    build_megabyte("tree/a/one");
    make_link(at("tree/a/one"), at("tree/b/two"));
    const auto usage = usage_of({at("tree")});
    const auto& totals = usage.nodes.front().totals;
    EXPECT_EQ(totals.apparent, 1048576U);
    EXPECT_EQ(totals.allocated, 1048576U);
    EXPECT_EQ(totals.files, 1U);
    EXPECT_EQ(totals.freed.at_least.bytes, 1048576U);
    if (is("btrfs")) EXPECT_EQ(totals.freed.at_most.precision, Precision::unknown);
    else EXPECT_LE(totals.freed.at_most.bytes, 1048576U + (3 * 4096)) << "and the directories";
    const auto half = usage_of({at("tree/a")});
    EXPECT_LE(half.nodes.front().totals.freed.at_most.bytes, 4096U) << "the other link keeps it";
    EXPECT_EQ(half.nodes.front().totals.unique, exactly(0));
    const auto both = comparison_of({at("tree/a/one"), at("tree/b/two")});
    EXPECT_EQ(both.files[1]->same_as, std::optional<std::size_t>(0));
    EXPECT_EQ(both.totals.apparent, 1048576U);
}

// What deleting would free, and then deleting it.
TEST_P(InspectedFiles, DeletingFreesWithinTheBounds) {
    if (!clones()) GTEST_SKIP() << "no clones here";
    make_directory(at("d"));
    make_directory(at("e"));
    build_megabyte("d/a");
    ASSERT_EQ(clone_file(at("d/a"), at("d/b")), 0);
    ASSERT_EQ(clone_file(at("d/a"), at("e/c")), 0);
    change_file(at("d/b"), {{Kind::random, 0, 256 * KiB}}, Settled::yes, 7);
    const auto alone = usage_of({at("d")}).nodes.front().totals;
    EXPECT_EQ(alone.freed.at_least, at_least(262144));
    EXPECT_GE(alone.freed.at_most.bytes, 1048576U) << "that e/c keeps it cannot be seen from here";
    EXPECT_NE(alone.outside.precision, Precision::exact) << "nor that it shares";
    const auto together = usage_of({at("d"), at("e")});
    EXPECT_EQ(together.nodes[0].totals.distinct, exactly(1048576));
    if (is("btrfs")) {
        EXPECT_EQ(together.nodes[0].totals.freed.at_most.precision, Precision::unknown);
        return;
    }
    EXPECT_EQ(together.nodes[1].totals.freed.at_most, exactly(262144)) << "now it can";
    EXPECT_EQ(together.nodes[0].totals.freed.at_most, at_most(1048576 + 262144));
}

INSTANTIATE_TEST_SUITE_P(Inspect, InspectedFiles, testing::ValuesIn(all_places()), place_name);

}  // namespace

}  // namespace drover::test
