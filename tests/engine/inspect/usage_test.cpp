// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/usage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>

#include "tests/engine/inspect/invented_files.h"

namespace drover::testing {

namespace {

constexpr std::uint64_t MiB = 1024 * KiB;

class UsageOf : public ::testing::Test {
protected:
    TreeUsage usage(std::vector<std::string> roots) {
        auto result = inspect::usage(sys, {.roots = std::move(roots)}, {}, {});
        EXPECT_TRUE(result.has_value());
        return result ? std::move(*result) : TreeUsage{};
    }

    // A file of its own 64 KiB and 64 KiB at `address`, which it shares.
    void add_sharing(const std::string& path, std::uint64_t address) {
        sys.add(path,
                {.size = 128 * KiB,
                 .extents = {mapped(0, 64 * KiB).at(next_ += MiB), mapped(64 * KiB, 64 * KiB).at(address).shared()}});
    }

    InventedFiles sys;
    std::uint64_t next_ = 1024 * MiB;
};

const UsageTotals& node(const TreeUsage& usage, const std::string& path) {
    for (std::uint32_t i = 0; i < usage.nodes.size(); ++i)
        if (usage.path_of(i) == path) return usage.nodes[i].totals;
    throw std::runtime_error("no node " + path);
}

TEST_F(UsageOf, what_directories_share_belongs_to_their_lowest_common_ancestor) {
    add_sharing("t/a/x/one", 1 * MiB);
    add_sharing("t/a/y/two", 1 * MiB);
    add_sharing("t/a/y/three", 2 * MiB);
    add_sharing("t/a/y/four", 2 * MiB);
    const auto found = usage({"t"});
    EXPECT_EQ(node(found, "t/a/x").distinct.bytes, 0U);
    EXPECT_EQ(node(found, "t/a/y").distinct.bytes, 64 * KiB);
    EXPECT_EQ(node(found, "t/a").distinct.bytes, 128 * KiB);
    EXPECT_EQ(node(found, "t").distinct.bytes, 128 * KiB);
    EXPECT_EQ(node(found, "t/a/x").in_selection.bytes, 64 * KiB);
    EXPECT_EQ(node(found, "t").in_selection.bytes, 4 * 64 * KiB);
    EXPECT_EQ(node(found, "t").exclusive.bytes, 4 * 64 * KiB);
    EXPECT_EQ(node(found, "t").outside.bytes, 0U);
}

TEST_F(UsageOf, deleting_frees_what_nobody_else_has) {
    add_sharing("t/a/one", 1 * MiB);
    add_sharing("t/b/two", 1 * MiB);
    const auto found = usage({"t"});
    EXPECT_EQ(node(found, "t/a").freed.at_least, (Figure{64 * KiB, Precision::exact}));
    EXPECT_EQ(node(found, "t/a").freed.at_most, (Figure{64 * KiB, Precision::exact})) << "b keeps the shared half";
    EXPECT_EQ(node(found, "t").freed.at_least, (Figure{128 * KiB, Precision::at_least}));
    EXPECT_EQ(node(found, "t").freed.at_most, (Figure{192 * KiB, Precision::at_most}));
}

TEST_F(UsageOf, what_is_shared_outside_stays_where_that_is_told_block_by_block) {
    add_sharing("t/one", 1 * MiB);
    EXPECT_EQ(usage({"t"}).nodes[0].totals.outside.bytes, 64 * KiB);
    EXPECT_EQ(usage({"t"}).nodes[0].totals.freed.at_most.bytes, 64 * KiB);
    sys.magic = btrfs_magic;
    EXPECT_EQ(usage({"t"}).nodes[0].totals.freed.at_most.bytes, 128 * KiB) << "btrfs says it of whole extents";
}

TEST_F(UsageOf, what_was_not_seen_may_be_the_other_one) {
    add_sharing("t/one", 1 * MiB);
    add_sharing("t/closed", 1 * MiB);
    sys.unopenable["t/closed"] = EACCES;
    const auto found = usage({"t"});
    const auto& totals = found.nodes[0].totals;
    EXPECT_EQ(totals.not_inspected, 1U);
    EXPECT_EQ(totals.apparent, 256 * KiB) << "its size is known";
    EXPECT_EQ(totals.freed.at_most.bytes, 256 * KiB);
    EXPECT_EQ(totals.freed.at_least.bytes, 64 * KiB);
    EXPECT_EQ(totals.exclusive, (Figure{64 * KiB, Precision::at_least}));
    ASSERT_EQ(found.errors.size(), 1U);
    EXPECT_EQ(found.errors[0].path, "t/closed");
    EXPECT_EQ(found.errors[0].code, "EACCES");
}

TEST_F(UsageOf, a_directory_that_cannot_be_read_leaves_nothing_exact_above_it) {
    sys.add("t/one", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}});
    add_sharing("t/closed/two", 2 * MiB);
    sys.unopenable["t/closed"] = EACCES;
    const auto found = usage({"t"});
    EXPECT_EQ(node(found, "t").unread, 1U);
    EXPECT_EQ(node(found, "t").exclusive, (Figure{64 * KiB, Precision::at_least}));
    EXPECT_EQ(node(found, "t").freed.at_least, (Figure{64 * KiB, Precision::at_least}));
    EXPECT_EQ(node(found, "t").freed.at_most.precision, Precision::unknown);
    EXPECT_EQ(node(found, "t/closed").exclusive.precision, Precision::unknown);
    EXPECT_EQ(node(found, "t/closed").freed.at_most.precision, Precision::unknown);
    EXPECT_FALSE(found.notes.empty());
}

TEST_F(UsageOf, directories_take_room_that_is_bounded) {
    sys.room_of_directories = 4096;
    sys.add("t/d/one", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}});
    EXPECT_EQ(node(usage({"t"}), "t").freed.at_least, (Figure{64 * KiB, Precision::at_least}));
    EXPECT_EQ(node(usage({"t"}), "t").freed.at_most, (Figure{64 * KiB + 8192, Precision::at_most}));
}

TEST_F(UsageOf, btrfs_may_free_more_than_is_mapped) {
    sys.magic = btrfs_magic;
    sys.add("t/one", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}});
    sys.add("u/inline", {.size = 100, .extents = {mapped(0, 100).inlined()}});
    const auto found = usage({"t", "u"});
    EXPECT_EQ(node(found, "t").freed.at_least, (Figure{64 * KiB, Precision::at_least}));
    EXPECT_EQ(node(found, "t").freed.at_most.precision, Precision::unknown) << "the rest of an overwritten extent";
    EXPECT_EQ(node(found, "u").freed.at_most, (Figure{100, Precision::at_most}));
}

TEST_F(UsageOf, through_an_overlay_nothing_is_freed_for_sure) {
    sys.magic_of_device = {{1, xfs_magic}, {2, overlay_magic}};
    sys.add("merged/f", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}, .device = 2});
    sys.add("upper/f", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}});
    const auto alone = usage({"merged"});
    EXPECT_EQ(node(alone, "merged").freed.at_least, (Figure{0, Precision::at_least})) << "a lower layer stays";
    EXPECT_EQ(node(alone, "merged").freed.at_most.precision, Precision::unknown);
    EXPECT_FALSE(alone.notes.empty());
    const auto both = usage({"merged", "upper"});
    EXPECT_EQ(both.nodes[0].totals.unique, (Figure{128 * KiB, Precision::at_most})) << "they may be one";
    EXPECT_EQ(both.nodes[0].totals.freed.at_least.bytes, 64 * KiB);
}

TEST_F(UsageOf, hard_links_count_once_at_their_common_ancestor) {
    for (const char* path : {"t/a/one", "t/b/two"})
        sys.add(path, {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}, .inode = 7, .links = 2});
    const auto found = usage({"t"});
    EXPECT_EQ(node(found, "t").apparent, 64 * KiB);
    EXPECT_EQ(node(found, "t").files, 1U);
    EXPECT_EQ(node(found, "t/a").files, 0U);
    EXPECT_EQ(node(found, "t").freed.at_least, (Figure{64 * KiB, Precision::exact}));
}

TEST_F(UsageOf, a_link_that_stays_outside_keeps_the_file) {
    sys.add("t/one", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}, .links = 2});
    const auto found = usage({"t"});
    EXPECT_EQ(found.nodes[0].totals.exclusive.bytes, 64 * KiB);
    EXPECT_EQ(found.nodes[0].totals.freed.at_most, (Figure{0, Precision::exact}));
    EXPECT_EQ(found.nodes[0].totals.unique, (Figure{0, Precision::exact}));
    ASSERT_EQ(found.notes.size(), 1U);
    EXPECT_NE(found.notes[0].find("further names outside"), std::string::npos) << found.notes[0];
}

TEST_F(UsageOf, what_is_shared_here_may_be_shared_elsewhere_too) {
    add_sharing("t/one", 1 * MiB);
    add_sharing("t/two", 1 * MiB);
    const UsageTotals totals = usage({"t"}).nodes[0].totals;
    EXPECT_EQ(totals.outside.precision, Precision::unknown) << "at least 0";
    EXPECT_EQ(totals.unique, (Figure{192 * KiB, Precision::at_most}));
    sys.magic = btrfs_magic;
    add_sharing("u/one", 3 * MiB);
    EXPECT_EQ(usage({"u"}).nodes[0].totals.outside, (Figure{64 * KiB, Precision::at_most}));
}

TEST_F(UsageOf, sums_do_not_begin_again_at_nothing) {
    for (const char* path : {"t/a", "t/b", "t/c"}) sys.add(path, {.size = std::uint64_t{6} << 60});
    EXPECT_EQ(usage({"t"}).nodes[0].totals.apparent, UINT64_MAX);
}

TEST_F(UsageOf, a_path_inside_another_is_said_to_count_once) {
    add_sharing("t/a/one", 1 * MiB);
    for (const auto& roots : {std::vector<std::string>{"t", "t/a"}, std::vector<std::string>{"t/a/one", "t"}})
        EXPECT_TRUE(std::ranges::any_of(
            usage(roots).notes, [](const std::string& note) { return note.find("counts once") != std::string::npos; }));
}

TEST_F(UsageOf, the_same_name_by_two_roots_is_not_two_links) {
    sys.add("t/one", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}, .links = 2});
    EXPECT_EQ(usage({"t", "t/one"}).nodes[0].totals.freed.at_most.bytes, 0U);
    EXPECT_EQ(usage({"t/one", "t"}).nodes[0].totals.freed.at_most.bytes, 0U);
    EXPECT_EQ(usage({"t/one", "t"}).nodes[0].totals.apparent, 64 * KiB);
}

TEST_F(UsageOf, a_root_inside_another_is_walked_once) {
    add_sharing("t/a/one", 1 * MiB);
    const std::vector<std::vector<std::string>> choices{{"t", "t/a"}, {"t/a", "t"}, {"t", "t", "t/a/one"}};
    for (const auto& roots : choices) {
        const auto found = usage(roots);
        EXPECT_EQ(found.nodes[0].totals.apparent, 128 * KiB);
        EXPECT_EQ(found.nodes[0].totals.files, 1U);
    }
}

TEST_F(UsageOf, compressed_extents_free_a_block_at_least) {
    sys.magic = btrfs_magic;
    sys.add("t/f", {.size = 256 * KiB,
                    .extents = {mapped(0, 64 * KiB).at(1 * MiB).encoded(), mapped(64 * KiB, 64 * KiB).at(9 * MiB),
                                mapped(128 * KiB, 128 * KiB).at(1 * MiB).encoded()}});
    const UsageTotals totals = usage({"t"}).nodes[0].totals;
    EXPECT_EQ(totals.compressed.bytes, 192 * KiB);
    EXPECT_EQ(totals.freed.at_least.bytes, 64 * KiB + 4096) << "two pieces of one extent";
    EXPECT_EQ(totals.freed.at_most.precision, Precision::unknown);
}

TEST_F(UsageOf, shared_compressed_extents_are_an_upper_bound) {
    sys.magic = btrfs_magic;
    for (const char* path : {"t/y1", "t/y2"})
        sys.add(path, {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB).encoded().shared()}});
    const UsageTotals totals = usage({"t"}).nodes[0].totals;
    EXPECT_EQ(totals.in_selection, (Figure{128 * KiB, Precision::at_most}));
    EXPECT_EQ(totals.distinct, (Figure{128 * KiB, Precision::at_most}));
}

TEST_F(UsageOf, where_nothing_is_told_is_unknown_and_never_0) {
    sys.magic = fuse_magic;
    sys.maps_extents = false;
    sys.add("t/f", {.size = 1 * MiB, .extents = {}, .allocated = 64 * KiB, .data = {{0, 1 * MiB}}});
    const UsageTotals totals = usage({"t"}).nodes[0].totals;
    for (const auto* figure : {&totals.hole, &totals.shared, &totals.in_selection, &totals.outside, &totals.exclusive})
        EXPECT_EQ(figure->precision, Precision::unknown);
    EXPECT_EQ(totals.allocated, 64 * KiB);
    EXPECT_EQ(totals.freed.at_most.precision, Precision::unknown);
    EXPECT_EQ(totals.freed.at_least.bytes, 0U);
}

TEST_F(UsageOf, a_stop_gives_what_was_reached) {
    for (int i = 0; i < 10; ++i) add_sharing("t/" + std::to_string(i), 1 * MiB);
    std::stop_source stop;
    int read = 0;
    sys.on_fiemap = [&](const std::string&) {
        if (++read == 3) stop.request_stop();
    };
    const auto found = inspect::usage(sys, {.roots = {"t"}}, stop.get_token(), {});
    ASSERT_TRUE(found.has_value());
    EXPECT_FALSE(found->complete);
    EXPECT_EQ(found->nodes[0].totals.files, 2U);
    EXPECT_EQ(found->nodes[0].totals.in_selection.precision, Precision::unknown);
    EXPECT_EQ(found->nodes[0].totals.exclusive, (Figure{128 * KiB, Precision::at_least}));
    EXPECT_EQ(found->nodes[0].totals.freed.at_least, (Figure{128 * KiB, Precision::at_least}));
    EXPECT_EQ(found->nodes[0].totals.freed.at_most.precision, Precision::unknown);
    EXPECT_EQ(found->nodes[0].totals.hole.precision, Precision::unknown) << "at least 0";
}

TEST_F(UsageOf, a_stop_before_anything_was_reached_gives_nothing_exact) {
    add_sharing("t/one", 1 * MiB);
    std::stop_source stop;
    stop.request_stop();
    const auto found = inspect::usage(sys, {.roots = {"t"}}, stop.get_token(), {});
    ASSERT_TRUE(found.has_value());
    const auto& totals = found->nodes[0].totals;
    EXPECT_EQ(totals.freed.at_least, (Figure{0, Precision::at_least}));
    EXPECT_EQ(totals.freed.at_most.precision, Precision::unknown);
    EXPECT_EQ(totals.exclusive.precision, Precision::unknown);
}

TEST_F(UsageOf, progress_is_told_and_ends_with_the_comparison) {
    add_sharing("t/one", 1 * MiB);
    std::vector<UsageProgress> told;
    const auto found = inspect::usage(sys, {.roots = {"t"}}, {}, [&](const UsageProgress& p) { told.push_back(p); });
    ASSERT_TRUE(found.has_value());
    ASSERT_GE(told.size(), 2U);
    EXPECT_EQ(told.front().path, "t");
    EXPECT_TRUE(told.back().comparing);
    EXPECT_EQ(told.back().files, 1U);
}

TEST_F(UsageOf, too_much_ends_with_a_message) {
    for (int i = 0; i < 50; ++i) add_sharing("t/" + std::to_string(i), 1 * MiB);
    const auto found = inspect::usage(sys, {.roots = {"t"}, .most_extents = 40}, {}, {});
    ASSERT_FALSE(found.has_value());
    EXPECT_NE(found.error().reason.find("More than 40 extents"), std::string::npos);
}

TEST_F(UsageOf, files_inside_are_the_regular_ones_by_name) {
    add_sharing("t/b", 1 * MiB);
    add_sharing("t/a", 1 * MiB);
    add_sharing("t/d/c", 1 * MiB);
    EXPECT_EQ(*inspect::files_in(sys, "t", 10), (std::vector<std::string>{"t/a", "t/b"}));
    EXPECT_EQ(inspect::files_in(sys, "t", 1)->size(), 1U);
    EXPECT_EQ(inspect::files_in(sys, "missing", 1).error().code, "ENOENT");
}

}  // namespace

}  // namespace drover::testing
