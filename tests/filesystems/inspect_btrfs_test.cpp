// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector where btrfs is different: subvolumes, snapshots, compression.
#include <linux/fs.h>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/inspection.h"
#include "tests/filesystems/on_btrfs.h"
#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

class InspectedBtrfs : public OnBtrfs {
protected:
    // 128 KiB of two halves that compress well and differ.
    void write_compressed(const std::string& name) {
        std::string content;
        while (content.size() < 65536) content += "one half ";
        content.resize(65536);
        while (content.size() < 131072) content += "the other ";
        content.resize(131072);
        write_file(at(name), "");
        set_attribute(at(name), "btrfs.compression", "zstd");
        write_file(at(name), content);
        view_of(at(name));  // settles it
    }
};

TEST_F(InspectedBtrfs, T6ASnapshotSharesEverythingUntilItIsDeleted) {
    make_subvolume("volume");
    build_file(at("volume/file"), file_shape("dense"), Settled::yes);
    EXPECT_EQ(view_of(at("volume/file")).totals.exclusive, exactly(1048576));
    snapshot("volume", "snapshot");
    ASSERT_NE(device_of(at("volume/file")), device_of(at("snapshot/file")));
    const auto alone = view_of(at("volume/file"));
    EXPECT_EQ(alone.totals.shared, exactly(1048576));
    EXPECT_EQ(alone.totals.outside, at_most(1048576)) << "with whom, and which part, cannot be seen";
    const auto both = comparison_of({at("volume/file"), at("snapshot/file")});
    EXPECT_EQ(both.files[0]->filesystem.key, both.files[1]->filesystem.key);
    EXPECT_EQ(both.files[0]->totals.in_selection, exactly(1048576));
    EXPECT_EQ(both.totals.distinct, exactly(1048576));
    EXPECT_EQ(usage_of({at("volume"), at("snapshot")}).nodes.front().totals.distinct, exactly(1048576));
    delete_subvolume("snapshot");
    EXPECT_EQ(view_of(at("volume/file")).totals.exclusive, exactly(1048576));
}

TEST_F(InspectedBtrfs, T13HalvesOfOneCompressedExtentAreNeverCalledIdentical) {
    write_compressed("y");
    ASSERT_EQ(clone_range(at("y"), {0, 65536}, at("y1"), 0), 0);
    ASSERT_EQ(clone_range(at("y"), {65536, 65536}, at("y2"), 0), 0);
    ASSERT_NE(read_file(at("y1")), read_file(at("y2")));
    const auto halves = comparison_of({at("y1"), at("y2")});
    EXPECT_EQ(halves.files[0]->totals.of(ExtentKind::compressed), exactly(65536));
    EXPECT_EQ(halves.files[0]->extents, halves.files[1]->extents) << "the trap: the maps are identical";
    ASSERT_EQ(halves.segments.size(), 1U);
    EXPECT_FALSE(halves.segments[0].overlap_known);
    EXPECT_EQ(halves.totals.overlap, at_most(65536));
    EXPECT_EQ(halves.files[0]->totals.in_selection, at_most(65536));
    const auto pairs = pairs_of(halves, 0, {0, 65536}, 10);
    ASSERT_EQ(pairs.size(), 1U);
    EXPECT_FALSE(pairs[0].overlap_known);
}

TEST_F(InspectedBtrfs, WhatWasOverwrittenComesFreeInAddition) {
    make_directory(at("d"));
    build_file(at("d/file"), file_shape("dense"), Settled::yes);
    change_file(at("d/file"), {{ShapeStep::Kind::random, 256 * KiB, 64 * KiB}}, Settled::yes, 3);
    const auto freed = usage_of({at("d")}).nodes.front().totals.freed;
    EXPECT_EQ(freed.at_least, at_least(1048576));
    EXPECT_EQ(freed.at_most.precision, Precision::unknown) << "64 KiB of the first extent are still there";
}

TEST_F(InspectedBtrfs, AFileWithoutCopyOnWriteIsReadLikeAnyOther) {
    write_file(at("nocow"), "");
    set_flag(at("nocow"), FS_NOCOW_FL, true);
    write_file(at("nocow"), std::string(MiB, 'n'));
    EXPECT_EQ(view_of(at("nocow")).totals.exclusive, exactly(1048576));
}

}  // namespace

}  // namespace drover::test
