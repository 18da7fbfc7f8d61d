// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/comparison.h"

#include <gtest/gtest.h>

#include <cerrno>

#include "tests/engine/inspect/invented_files.h"

namespace drover::testing {

namespace {

constexpr std::uint64_t MiB = 1024 * KiB;
constexpr Figure exactly(std::uint64_t bytes) {
    return {bytes, Precision::exact};
}
constexpr Figure at_most(std::uint64_t bytes) {
    return {bytes, Precision::at_most};
}
constexpr Figure at_least(std::uint64_t bytes) {
    return {bytes, Precision::at_least};
}

class ComparisonOf : public ::testing::Test {
protected:
    Comparison compare(std::vector<std::string> paths, bool settle = false) {
        auto result = inspect::compare(sys, {.paths = std::move(paths), .settle = settle}, {}, {});
        EXPECT_TRUE(result.has_value());
        return result ? std::move(*result) : Comparison{};
    }
    FileView view(const std::string& path) {
        const auto result = compare({path});
        return result.files.at(0).value();
    }

    InventedFiles sys;
};

std::vector<std::pair<Sharing, std::uint64_t>> lane(const FileView& file) {
    std::vector<std::pair<Sharing, std::uint64_t>> found;
    for (const auto& range : file.sharing) found.emplace_back(range.sharing, range.length);
    return found;
}

void expect_whole(const FileView& file) {
    std::uint64_t position = 0;
    for (const auto& extent : file.extents) {
        if (extent.offset >= file.size) continue;
        EXPECT_EQ(extent.offset, position);
        position = extent.end();
    }
    EXPECT_EQ(position, file.size);
    position = 0;
    for (const auto& range : file.sharing) {
        EXPECT_EQ(range.offset, position);
        position = range.end();
    }
    EXPECT_EQ(position, file.size);
    std::uint64_t sum = 0;
    for (const auto& figure : file.totals.by_kind) sum += figure.bytes;
    EXPECT_EQ(sum, file.size);
}

// --- one file

TEST_F(ComparisonOf, one_file_sorts_every_byte_into_a_kind) {
    sys.add("f", {.size = 100 * KiB,
                  .extents = {mapped(0, 8 * KiB).at(1 * MiB), mapped(16 * KiB, 4 * KiB).at(2 * MiB).unwritten(),
                              mapped(20 * KiB, 4 * KiB).at(3 * MiB).shared(), mapped(24 * KiB, 4 * KiB).inlined(),
                              mapped(28 * KiB, 4 * KiB).encoded().at(4 * MiB), mapped(32 * KiB, 4 * KiB).delayed(),
                              mapped(36 * KiB, 4 * KiB).unknown()}});
    const auto file = view("f");
    expect_whole(file);
    EXPECT_EQ(file.totals.of(ExtentKind::hole).bytes, 8 * KiB + 60 * KiB);
    EXPECT_EQ(file.totals.of(ExtentKind::data).bytes, 12 * KiB);
    for (const auto kind : {ExtentKind::compressed, ExtentKind::inlined, ExtentKind::delayed, ExtentKind::preallocated,
                            ExtentKind::unknown})
        EXPECT_EQ(file.totals.of(kind).bytes, 4 * KiB) << static_cast<int>(kind);
    EXPECT_EQ(file.totals.shared.bytes, 4 * KiB);
    EXPECT_EQ(file.totals.exclusive.bytes, 24 * KiB);
}

TEST_F(ComparisonOf, one_file_ends_at_its_size_and_keeps_preallocation_beyond) {
    sys.add("f", {.size = 5000,
                  .extents = {mapped(0, 8 * KiB).at(1 * MiB), mapped(8 * KiB, 8 * KiB).at(2 * MiB).unwritten(),
                              mapped(16 * KiB, 4 * KiB).delayed()}});
    const auto file = view("f");
    expect_whole(file);
    EXPECT_EQ(file.totals.of(ExtentKind::data), exactly(5000));
    EXPECT_EQ(file.totals.preallocated_after_end, exactly(8 * KiB));
    EXPECT_EQ(file.extents.back().offset, 8 * KiB);
    EXPECT_EQ(file.extents.size(), 2U) << "what is delayed beyond the end is nobody's";
}

TEST_F(ComparisonOf, an_extent_over_the_end_is_cut_there) {
    sys.add("f", {.size = 5000, .extents = {mapped(0, 16 * KiB).at(1 * MiB).unwritten()}});
    const auto file = view("f");
    EXPECT_EQ(file.totals.of(ExtentKind::preallocated), exactly(5000));
    EXPECT_EQ(file.totals.preallocated_after_end, exactly(16 * KiB - 5000));
    EXPECT_EQ(file.extents.at(1).address, 1 * MiB + 5000);
}

TEST_F(ComparisonOf, a_map_in_batches_is_read_to_its_end) {
    InventedFile long_file{.size = 8 * MiB};
    for (std::uint64_t i = 0; i < 1000; ++i) long_file.extents.push_back(mapped(i * 8192, 4096).at(MiB + i * 8192));
    sys.largest_batch = 7;
    sys.add("f", std::move(long_file));
    const auto file = view("f");
    expect_whole(file);
    EXPECT_EQ(file.totals.of(ExtentKind::data), exactly(1000 * 4096));
}

TEST_F(ComparisonOf, dirty_data_makes_bounds_of_preallocated_and_shared) {
    sys.add("f", {.size = 24 * KiB,
                  .extents = {mapped(0, 8 * KiB).at(1 * MiB), mapped(8 * KiB, 8 * KiB).at(2 * MiB).unwritten(),
                              mapped(16 * KiB, 8 * KiB).at(3 * MiB).shared()},
                  .dirty_pages = 1});
    const auto file = view("f");
    EXPECT_EQ(file.settled, Settled::no);
    EXPECT_EQ(file.totals.of(ExtentKind::preallocated), at_most(8 * KiB));
    EXPECT_EQ(file.totals.of(ExtentKind::data).precision, Precision::unknown) << "the shared part may move";
    EXPECT_EQ(file.totals.of(ExtentKind::delayed).precision, Precision::unknown);
    EXPECT_EQ(file.totals.shared, at_most(8 * KiB));
    EXPECT_EQ(file.totals.exclusive, at_least(16 * KiB));
    EXPECT_EQ(file.totals.of(ExtentKind::hole), exactly(0));
    EXPECT_EQ(sys.syncs, 0U);
}

TEST_F(ComparisonOf, dirty_data_may_be_delayed_where_it_moves_and_not_where_it_stays) {
    sys.add("f", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(1 * MiB)}, .dirty_pages = 1});
    EXPECT_EQ(view("f").totals.of(ExtentKind::delayed), exactly(0)) << "XFS writes it where it is";
    EXPECT_EQ(view("f").totals.of(ExtentKind::data), exactly(8 * KiB));
    sys.magic = btrfs_magic;
    EXPECT_EQ(view("f").totals.of(ExtentKind::delayed).precision, Precision::unknown);
    EXPECT_EQ(view("f").totals.of(ExtentKind::data), at_most(8 * KiB));
    sys.magic = ext4_magic;
    sys.add("p", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(1 * MiB).unwritten()}, .dirty_pages = 1});
    EXPECT_EQ(view("p").totals.of(ExtentKind::delayed).precision, Precision::unknown);
    EXPECT_EQ(view("p").totals.of(ExtentKind::data), at_least(0));
}

TEST_F(ComparisonOf, settling_syncs_once_and_makes_exact_figures) {
    sys.add("f", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(2 * MiB).unwritten()}, .dirty_pages = 1});
    const auto result = compare({"f"}, true);
    EXPECT_EQ(result.files[0]->settled, Settled::yes);
    EXPECT_EQ(result.files[0]->totals.of(ExtentKind::preallocated), exactly(8 * KiB));
    EXPECT_EQ(sys.syncs, 1U);
}

TEST_F(ComparisonOf, all_are_settled_before_the_first_is_read) {
    sys.add("a", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(4 * MiB).shared()}});
    sys.add("b", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(4 * MiB).shared()}, .dirty_pages = 2});
    const auto before = compare({"a", "b"});
    EXPECT_EQ(before.files[0]->totals.shared, at_most(8 * KiB)) << "b may have written over it";
    EXPECT_EQ(before.files[0]->totals.in_selection, at_most(8 * KiB));
    std::vector<std::uint64_t> syncs_at;
    sys.on_fiemap = [&](const std::string&) { syncs_at.push_back(sys.syncs); };
    EXPECT_EQ(compare({"a", "b"}, true).files[0]->totals.shared, exactly(8 * KiB));
    EXPECT_EQ(syncs_at, (std::vector<std::uint64_t>{0, 1, 2, 2}));
}

TEST_F(ComparisonOf, without_cachestat_only_what_could_be_stale_is_a_bound) {
    sys.has_cachestat = false;
    sys.add("plain", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(2 * MiB)}});
    sys.add("shared", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(4 * MiB).shared()}});
    EXPECT_EQ(view("plain").settled, Settled::unknown);
    EXPECT_EQ(view("plain").totals.of(ExtentKind::data), exactly(8 * KiB));
    EXPECT_EQ(view("plain").totals.shared, exactly(0));
    EXPECT_EQ(view("shared").totals.shared, at_most(8 * KiB));
}

TEST_F(ComparisonOf, delayed_data_has_no_address_and_is_unsettled_whatever_the_cache_says) {
    sys.add("a", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).delayed()}});
    sys.add("b", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).delayed()}});
    const auto result = compare({"a", "b"});
    EXPECT_EQ(result.files[0]->settled, Settled::no);
    EXPECT_FALSE(result.files[0]->extents[0].has_address);
    EXPECT_TRUE(result.segments.empty()) << "address 0 is nobody's";
    EXPECT_EQ(lane(*result.files[0]), (decltype(lane(*result.files[0])){{Sharing::exclusive, 8 * KiB}}));
    EXPECT_EQ(result.files[0]->totals.exclusive, exactly(8 * KiB)) << "rows and sums say the same";
}

TEST_F(ComparisonOf, a_file_that_changes_once_is_read_again_and_one_that_goes_on_is_changing) {
    auto& file = sys.add("f", {.size = 8 * KiB, .extents = {mapped(0, 16 * KiB).at(1 * MiB)}});
    int reads = 0;
    sys.on_fiemap = [&](const std::string&) {
        if (++reads == 1) file.size = 12 * KiB;
    };
    EXPECT_FALSE(view("f").changing);
    EXPECT_EQ(reads, 2);
    EXPECT_EQ(view("f").size, 12 * KiB);
    sys.on_fiemap = [&](const std::string&) { file.size += 1; };
    const auto changing = view("f");
    EXPECT_TRUE(changing.changing);
    expect_whole(changing);
    EXPECT_EQ(changing.totals.of(ExtentKind::data).precision, Precision::unknown);
}

// --- without an extent map

TEST_F(ComparisonOf, without_a_map_holes_that_agree_with_the_blocks_are_exact) {
    sys.maps_extents = false;
    sys.magic = tmpfs_magic;
    sys.add("f", {.size = 1 * MiB, .extents = {mapped(256 * KiB, 64 * KiB), mapped(960 * KiB, 64 * KiB)}});
    const auto file = view("f");
    expect_whole(file);
    EXPECT_EQ(file.source, MapSource::seek);
    EXPECT_EQ(file.totals.of(ExtentKind::hole), exactly(1 * MiB - 128 * KiB));
    EXPECT_EQ(file.totals.of(ExtentKind::data), exactly(128 * KiB));
    EXPECT_EQ(file.totals.shared, exactly(0)) << "tmpfs has no clones";
}

TEST_F(ComparisonOf, without_a_map_more_blocks_than_data_may_be_preallocation) {
    sys.maps_extents = false;
    sys.magic = tmpfs_magic;
    sys.add("f", {.size = 1 * MiB, .extents = {mapped(0, 1 * MiB).unwritten()}});
    const auto file = view("f");
    EXPECT_EQ(file.totals.of(ExtentKind::hole), at_most(1 * MiB));
    EXPECT_EQ(file.totals.of(ExtentKind::preallocated), at_least(0));
    EXPECT_EQ(file.totals.exclusive, at_least(0)) << "preallocation is the file's own";
}

TEST_F(ComparisonOf, all_data_with_too_few_blocks_is_unknown_and_never_none) {
    sys.maps_extents = false;
    sys.magic = fuse_magic;
    sys.add("f", {.size = 1 * MiB, .extents = {}, .allocated = 64 * KiB, .data = {{0, 1 * MiB}}});
    const auto file = view("f");
    expect_whole(file);
    EXPECT_EQ(file.source, MapSource::none);
    EXPECT_EQ(file.totals.of(ExtentKind::unknown).bytes, 1 * MiB);
    for (const auto kind : all_extent_kinds) {
        const bool said = kind == ExtentKind::unknown;
        EXPECT_EQ(file.totals.of(kind).precision, said ? Precision::exact : Precision::unknown);
    }
    EXPECT_EQ(file.totals.shared.precision, Precision::unknown);
    EXPECT_EQ(file.totals.allocated, 64 * KiB);
    EXPECT_FALSE(file.notes.empty());
}

TEST_F(ComparisonOf, all_data_is_not_believed_of_a_filesystem_that_may_not_know_better) {
    sys.maps_extents = false;
    sys.add("f", {.size = 1 * MiB, .extents = {}, .allocated = 1 * MiB, .data = {{0, 1 * MiB}}});
    sys.magic = tmpfs_magic;
    EXPECT_EQ(view("f").totals.of(ExtentKind::data), exactly(1 * MiB));
    sys.magic = fuse_magic;
    EXPECT_EQ(view("f").source, MapSource::none) << "its blocks may lie beyond the end, or be invented";
    EXPECT_EQ(view("f").totals.of(ExtentKind::hole).precision, Precision::unknown);
    EXPECT_EQ(view("f").totals.of(ExtentKind::preallocated).precision, Precision::unknown);
}

TEST_F(ComparisonOf, refused_seeks_leave_everything_unknown) {
    sys.maps_extents = false;
    sys.seeks = false;
    sys.magic = fuse_magic;
    sys.add("f", {.size = 1 * MiB, .extents = {mapped(0, 1 * MiB)}});
    EXPECT_EQ(view("f").source, MapSource::none);
}

TEST_F(ComparisonOf, a_map_that_fails_is_an_error_and_not_a_hole) {
    sys.add("f", {.size = 1 * MiB});
    sys.unopenable["g"] = EACCES;
    sys.add("g", {.size = 1 * MiB});
    const auto result = compare({"f", "g", "missing"});
    EXPECT_TRUE(result.files[0].has_value());
    EXPECT_EQ(result.files[1].error().code, "EACCES");
    EXPECT_EQ(result.files[1].error().path, "g");
    EXPECT_EQ(result.files[2].error().kind, ErrorKind::not_found);
}

TEST_F(ComparisonOf, what_is_no_regular_file_is_never_opened) {
    sys.others["fifo"] = sys::FileType::fifo;
    sys.others["disk"] = sys::FileType::block_device;
    sys.others["there"] = sys::FileType::directory;
    for (const bool settle : {false, true}) {
        const auto result = compare({"fifo", "disk", "there"}, settle);
        EXPECT_EQ(result.files[0].error().message(), "fifo: Not a regular file but a FIFO");
        EXPECT_EQ(result.files[1].error().message(), "disk: Not a regular file but a device");
        EXPECT_EQ(result.files[2].error().message(), "there: Is a directory: usage adds up what it holds");
    }
    EXPECT_TRUE(sys.opened.empty());
}

// --- several files

TEST_F(ComparisonOf, two_clones_that_parted_share_the_rest) {
    sys.add("a", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB).shared()}});
    sys.add("b", {.size = 64 * KiB,
                  .extents = {mapped(0, 16 * KiB).at(1 * MiB).shared(), mapped(16 * KiB, 4 * KiB).at(9 * MiB),
                              mapped(20 * KiB, 44 * KiB).at(1 * MiB + 20 * KiB).shared()}});
    const auto result = compare({"a", "b"});
    for (const auto& file : result.files) expect_whole(*file);
    EXPECT_EQ(result.totals.overlap, exactly(60 * KiB));
    EXPECT_EQ(result.totals.saved, exactly(60 * KiB));
    EXPECT_EQ(result.totals.distinct, exactly(68 * KiB));
    EXPECT_EQ(result.files[0]->totals.in_selection, exactly(60 * KiB));
    EXPECT_EQ(result.files[0]->totals.outside, at_least(4 * KiB)) << "a third one may share the rest as well";
    EXPECT_EQ(result.files[1]->totals.exclusive, exactly(4 * KiB));
    const auto pairs = pairs_of(result, 1, {0, 64 * KiB}, 100);
    ASSERT_EQ(pairs.size(), 2U);
    EXPECT_EQ(pairs[1].offset, 20 * KiB);
    EXPECT_EQ(pairs[1].other_offset, 20 * KiB);
    EXPECT_EQ(pairs[1].length, 44 * KiB);
    EXPECT_EQ(pairs[1].other, 0U);
    EXPECT_EQ(pairs_of(result, 1, {0, 16 * KiB}, 100).size(), 1U);
    EXPECT_EQ(pairs_of(result, 1, {0, 64 * KiB}, 1).size(), 1U);
}

TEST_F(ComparisonOf, what_lies_outside_is_as_sure_as_the_filesystem_can_say) {
    sys.add("a", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB).shared()}});
    sys.add("b", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB).shared()}});
    EXPECT_EQ(view("a").totals.outside, exactly(64 * KiB));
    const auto both = compare({"a", "b"});
    EXPECT_EQ(both.files[0]->totals.outside, at_least(0)) << "nobody counts the others";
    EXPECT_EQ(both.files[0]->totals.in_selection, exactly(64 * KiB));
    EXPECT_FALSE(both.files[0]->notes.empty());
    sys.magic = btrfs_magic;
    EXPECT_EQ(view("a").totals.outside, at_most(64 * KiB)) << "a part of the extent is enough";
}

TEST_F(ComparisonOf, a_file_beside_itself_through_an_overlay_is_not_two_for_sure) {
    sys.magic_of_device = {{1, xfs_magic}, {2, overlay_magic}};
    sys.add("upper/f", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}});
    sys.add("merged/f", {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB)}, .device = 2});
    const auto both = compare({"upper/f", "merged/f"});
    EXPECT_EQ(both.totals.overlap, at_least(0));
    EXPECT_EQ(both.totals.distinct, at_most(128 * KiB));
    EXPECT_EQ(both.totals.saved, at_least(0));
    EXPECT_EQ(both.files[0]->totals.in_selection, at_least(0));
    EXPECT_EQ(compare({"merged/f"}).totals.distinct, exactly(64 * KiB));
}

TEST_F(ComparisonOf, sums_do_not_begin_again_at_nothing) {
    constexpr std::uint64_t huge = std::uint64_t{6} << 60;
    for (const char* name : {"a", "b", "c"}) sys.add(name, {.size = huge});
    const auto all = compare({"a", "b", "c"});
    EXPECT_EQ(all.totals.apparent, UINT64_MAX);
    EXPECT_EQ(all.totals.mapped, exactly(0));
}

TEST_F(ComparisonOf, the_last_extent_is_last_once) {
    sys::RawExtent raw = mapped(0, 16 * KiB).at(1 * MiB).unwritten();
    raw.flags = extent_flag_last;
    sys.add("f", {.size = 8 * KiB, .extents = {raw}});
    const auto file = view("f");
    EXPECT_EQ(file.extents.at(0).flags, 0U);
    EXPECT_EQ(file.extents.at(1).flags, extent_flag_last);
}

TEST_F(ComparisonOf, a_file_with_itself_is_named) {
    sys.add("a", {.size = 2 * MiB,
                  .extents = {mapped(0, 1 * MiB).at(4 * MiB).shared(), mapped(1 * MiB, 1 * MiB).at(4 * MiB).shared()}});
    const auto result = compare({"a"});
    EXPECT_EQ(result.files[0]->totals.shared, exactly(2 * MiB));
    EXPECT_EQ(result.files[0]->totals.in_selection, exactly(2 * MiB));
    EXPECT_EQ(result.totals.distinct, exactly(1 * MiB));
    const auto pairs = pairs_of(result, 0, {0, 2 * MiB}, 100);
    ASSERT_EQ(pairs.size(), 2U);
    EXPECT_EQ(pairs[0].other, 0U);
    EXPECT_EQ(pairs[0].other_offset, 1 * MiB);
}

TEST_F(ComparisonOf, compressed_extents_are_the_same_and_never_identical) {
    for (const char* name : {"y1", "y2"})
        sys.add(name, {.size = 64 * KiB, .extents = {mapped(0, 64 * KiB).at(1 * MiB).shared().encoded()}});
    const auto result = compare({"y1", "y2"});
    ASSERT_EQ(result.segments.size(), 1U);
    EXPECT_FALSE(result.segments[0].overlap_known);
    EXPECT_EQ(result.files[0]->totals.in_selection, at_most(64 * KiB));
    EXPECT_EQ(result.files[0]->totals.outside, at_least(0));
    EXPECT_EQ(result.totals.overlap, at_most(64 * KiB));
    EXPECT_EQ(result.totals.distinct, at_least(64 * KiB));
    EXPECT_FALSE(pairs_of(result, 0, {0, 64 * KiB}, 9).at(0).overlap_known);
}

TEST_F(ComparisonOf, the_two_ends_of_an_overwritten_compressed_extent_share_nothing) {
    sys.add("f", {.size = 12 * KiB,
                  .extents = {mapped(0, 4 * KiB).at(1 * MiB).encoded(), mapped(4 * KiB, 4 * KiB).at(2 * MiB),
                              mapped(8 * KiB, 4 * KiB).at(1 * MiB).encoded()}});
    EXPECT_EQ(view("f").totals.in_selection, exactly(0));
    EXPECT_EQ(view("f").totals.exclusive, exactly(12 * KiB));
}

TEST_F(ComparisonOf, hard_links_are_counted_once) {
    for (const char* name : {"a", "b"})
        sys.add(name, {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(1 * MiB)}, .inode = 5, .links = 2});
    const auto result = compare({"a", "b"});
    EXPECT_EQ(result.files[1]->same_as, std::optional<std::size_t>(0));
    EXPECT_EQ(result.files[1]->path, "b");
    EXPECT_EQ(result.totals.apparent, 8 * KiB);
    EXPECT_TRUE(result.segments.empty()) << "a file does not share with its other name";
}

TEST_F(ComparisonOf, what_the_filesystem_calls_shared_without_a_partner_is_outside) {
    sys.add("a", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(1 * MiB).shared()}});
    EXPECT_EQ(lane(view("a")), (decltype(lane(view("a"))){{Sharing::outside, 8 * KiB}}));
}

TEST_F(ComparisonOf, addresses_of_smb_are_none) {
    sys.magic = smb_magic;
    for (const char* name : {"a", "b"}) sys.add(name, {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(0)}});
    const auto result = compare({"a", "b"});
    EXPECT_TRUE(result.segments.empty());
    EXPECT_EQ(result.files[0]->totals.shared.precision, Precision::unknown);
}

TEST_F(ComparisonOf, too_many_extents_end_with_a_message) {
    InventedFile file{.size = 1 * MiB};
    for (std::uint64_t i = 0; i < 100; ++i) file.extents.push_back(mapped(i * 8192, 4096).at(MiB + i * 8192));
    sys.add("f", std::move(file));
    const auto result = inspect::compare(sys, {.paths = {"f"}, .most_extents = 50}, {}, {});
    ASSERT_FALSE(result.has_value());
    EXPECT_NE(result.error().message().find("More than 50 extents"), std::string::npos) << result.error().message();
    EXPECT_EQ(result.error().path, "f");
}

TEST_F(ComparisonOf, a_stop_ends_the_reading) {
    std::stop_source stop;
    sys.add("f", {.size = 8 * KiB, .extents = {mapped(0, 8 * KiB).at(1 * MiB)}});
    sys.on_fiemap = [&](const std::string&) { stop.request_stop(); };
    const auto result = inspect::compare(sys, {.paths = {"f"}}, stop.get_token(), {});
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error().kind, ErrorKind::cancelled);
}

}  // namespace

}  // namespace drover::testing
