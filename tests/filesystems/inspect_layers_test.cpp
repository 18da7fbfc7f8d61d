// SPDX-License-Identifier: GPL-3.0-or-later
// T15: filesystems upon others. What they cannot tell is unknown, and addresses of different layers are not compared.
#include <sys/mount.h>

#include <cstring>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/inspection.h"
#include "tests/filesystems/on_btrfs.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/fiemap_view.h"
#include "tests/support/fuse_fixture.h"
#include "tests/support/test_filesystems.h"

namespace drover::test {

namespace {

using Kind = ShapeStep::Kind;

TEST(InspectedLayers, T15BehindFuseHolesAndSharingAreUnknown) {
    DROVER_NEED_FILESYSTEM(filesystem_kind("xfs"));
    const FreshDirectory room(filesystem_kind("xfs"));
    const testing::FuseFixture fuse(DROVER_LYING_FILESYSTEM, {}, room.path());
    if (!fuse.missing().empty()) GTEST_SKIP() << fuse.missing();
    build_file(fuse.backing() / "file", {"", {{Kind::size, 0, MiB}, {Kind::random, 0, 64 * KiB}}}, Settled::yes);
    const std::string file = fuse.mounted() / "file";
    ASSERT_EQ(layout_of(file).seek_data, MiB) << "the trap: all data";
    const auto view = view_of(file);
    EXPECT_EQ(view.source, MapSource::none);
    EXPECT_EQ(view.totals.allocated, 65536U);
    EXPECT_EQ(view.totals.of(ExtentKind::hole).precision, Precision::unknown);
    EXPECT_EQ(view.totals.of(ExtentKind::data).precision, Precision::unknown);
    EXPECT_EQ(view.totals.shared.precision, Precision::unknown);
    EXPECT_EQ(view.totals.of(ExtentKind::unknown), exactly(MiB));
    const auto below = view_of(fuse.backing() / "file");
    EXPECT_EQ(below.totals.of(ExtentKind::hole), exactly(MiB - 64 * KiB));
    const auto totals = usage_of({fuse.mounted()}).nodes.front().totals;
    EXPECT_EQ(totals.hole.precision, Precision::unknown);
    EXPECT_EQ(totals.freed.at_most.precision, Precision::unknown);
}

class Overlay {
public:
    Overlay(const std::string& lower, const std::string& upper, const std::string& work, std::string at)
        : at_(std::move(at)) {
        const std::string options = "lowerdir=" + lower + ",upperdir=" + upper + ",workdir=" + work;
        mounted_ = ::mount("overlay", at_.c_str(), "overlay", 0, options.c_str()) == 0;
        if (!mounted_) missing_ = std::string("overlay: ") + std::strerror(errno);
    }
    Overlay(const Overlay&) = delete;
    Overlay& operator=(const Overlay&) = delete;
    ~Overlay() {
        if (mounted_) ::umount2(at_.c_str(), 0);
    }
    const std::string& missing() const { return missing_; }

private:
    std::string at_;
    std::string missing_;
    bool mounted_ = false;
};

TEST(InspectedLayers, T15LayersOfAnOverlayAreNotCompared) {
    DROVER_NEED_FILESYSTEM(filesystem_kind("xfs"));
    DROVER_NEED_FILESYSTEM(filesystem_kind("btrfs"));
    const FreshDirectory below(filesystem_kind("btrfs"));
    const FreshDirectory above(filesystem_kind("xfs"));
    for (const char* name : {"upper", "work", "merged"}) make_directory(above / name);
    build_file(below / "lower", file_shape("dense"), Settled::yes);
    const Overlay overlay(below.path(), above / "upper", above / "work", above / "merged");
    if (!overlay.missing().empty()) GTEST_SKIP() << overlay.missing();
    build_file(above / "merged/upper", file_shape("dense"), Settled::yes);
    ASSERT_EQ(clone_file(above / "merged/upper", above / "merged/clone"), 0);
    ASSERT_NE(device_of(above / "merged/lower"), device_of(above / "merged/upper"));
    const auto found = comparison_of({above / "merged/lower", above / "merged/upper", above / "merged/clone"});
    EXPECT_NE(found.files[0]->filesystem.key, found.files[1]->filesystem.key);
    EXPECT_TRUE(found.files[0]->filesystem.via_overlay);
    EXPECT_EQ(found.files[0]->totals.of(ExtentKind::data), exactly(MiB)) << "the map is that of the layer";
    EXPECT_EQ(found.files[0]->totals.in_selection.bytes, 0U);
    EXPECT_EQ(found.files[1]->totals.in_selection.bytes, MiB) << "within a layer they are";
    for (const auto& use : found.uses) EXPECT_NE(use.file, 0U);
    const auto twice = comparison_of({above / "merged/lower", below / "lower"});
    EXPECT_EQ(twice.totals.overlap, at_least(0)) << "it is one file, which nobody tells";
    EXPECT_EQ(twice.totals.distinct, at_most(2 * MiB));
    const auto freed = usage_of({above / "merged/lower"}).nodes.front().totals.freed;
    EXPECT_EQ(freed.at_least, at_least(0)) << "its layer keeps it";
    EXPECT_EQ(freed.at_most.precision, Precision::unknown);
}

}  // namespace

}  // namespace drover::test
