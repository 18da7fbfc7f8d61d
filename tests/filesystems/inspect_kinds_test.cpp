// SPDX-License-Identifier: GPL-3.0-or-later
// What one file is made of, to the byte: builds whose extents are known, on every filesystem.
#include <algorithm>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/inspection.h"
#include "tests/support/fiemap_view.h"

namespace drover::test {

namespace {

using Kind = ShapeStep::Kind;

constexpr ShapeStep random_bytes(std::uint64_t offset, std::uint64_t length) {
    return {Kind::random, offset, length};
}

class InspectedFile : public OnEachFilesystem {
protected:
    void SetUp() override {
        DROVER_NEED_FILESYSTEM(*GetParam());
        room_.emplace(*GetParam());
    }
    std::string path(const std::string& name = "file") const { return *room_ / name; }
    bool has_map() const { return GetParam()->maps_extents; }
    bool is(std::string_view name) const { return GetParam()->name == name; }

    std::string build(std::vector<ShapeStep> steps, Settled settled = Settled::yes) const {
        build_file(path(), {"", std::move(steps)}, settled);
        return path();
    }

private:
    std::optional<FreshDirectory> room_;
};

TEST_P(InspectedFile, T1DataThatIsNotYetOnTheDiskIsDelayed) {
    const auto file = build({random_bytes(0, MiB)}, Settled::no);
    const auto before = view_of(file, Look::as_it_is);
    if (!has_map()) {
        EXPECT_EQ(before.source, MapSource::seek);
        EXPECT_EQ(before.totals.of(ExtentKind::data), exactly(MiB));
        return;
    }
    EXPECT_EQ(before.settled, drover::Settled::no);
    EXPECT_EQ(before.totals.of(ExtentKind::delayed), exactly(MiB));
    const auto after = view_of(file, Look::settled);
    EXPECT_EQ(after.settled, drover::Settled::yes);
    EXPECT_EQ(after.totals.of(ExtentKind::data), exactly(MiB));
    EXPECT_EQ(after.totals.of(ExtentKind::delayed), exactly(0));
}

TEST_P(InspectedFile, T2HolesAreCountedToTheByte) {
    const auto view =
        view_of(build({{Kind::size, 0, MiB}, random_bytes(256 * KiB, 64 * KiB), random_bytes(960 * KiB, 64 * KiB)}));
    EXPECT_EQ(view.totals.of(ExtentKind::hole), exactly(917504));
    EXPECT_EQ(view.totals.of(ExtentKind::data), exactly(131072));
    EXPECT_EQ(view.totals.allocated, 131072U);
    EXPECT_EQ(view.totals.exclusive, exactly(131072));
    EXPECT_EQ(view.totals.shared, exactly(0));
}

TEST_P(InspectedFile, T3AFileOfOneHoleHasNoExtents) {
    const auto view = view_of(build({{Kind::size, 0, MiB}}));
    EXPECT_EQ(view.totals.of(ExtentKind::hole), exactly(MiB));
    EXPECT_EQ(view.totals.allocated, 0U);
    ASSERT_EQ(view.extents.size(), 1U);
    EXPECT_EQ(view.extents[0].kind, ExtentKind::hole);
}

// Looking by SEEK_DATA changes the answer: XFS and ext4 call preallocation data once it was read.
TEST_P(InspectedFile, T4PreallocationStaysPreallocationWhenItIsRead) {
    const auto file = build({{Kind::preallocate, 0, MiB}});
    EXPECT_EQ(layout_of(file).seek_data, 0U);
    const auto before = view_of(file);
    read_file(file);
    EXPECT_EQ(layout_of(file).seek_data, is("xfs") || is("ext4") ? MiB : 0U);
    const auto after = view_of(file, Look::as_it_is);
    EXPECT_EQ(before.totals.allocated, MiB);
    for (const auto* view : {&before, &after}) {
        EXPECT_EQ(view->totals.of(ExtentKind::preallocated), has_map() ? exactly(MiB) : at_least(0));
        EXPECT_EQ(view->totals.of(ExtentKind::hole), has_map() ? exactly(0) : at_most(MiB));
    }
}

TEST_P(InspectedFile, T5DirtyDataInPreallocationIsABoundUntilItSettles) {
    const auto file = build({{Kind::preallocate, 0, MiB}, random_bytes(256 * KiB, 64 * KiB)}, Settled::no);
    EXPECT_EQ(layout_of(file).seek_data, 65536U);
    const auto before = view_of(file, Look::as_it_is);
    const auto after = view_of(file, Look::settled);
    if (!has_map()) {
        EXPECT_EQ(after.totals.of(ExtentKind::data), exactly(65536));
        EXPECT_EQ(after.totals.of(ExtentKind::hole), at_most(983040));
        return;
    }
    EXPECT_EQ(before.settled, drover::Settled::no);
    EXPECT_EQ(before.totals.of(ExtentKind::preallocated), at_most(is("btrfs") ? 983040 : MiB));
    if (is("btrfs")) EXPECT_EQ(before.totals.of(ExtentKind::delayed), at_least(65536));
    else EXPECT_EQ(before.totals.of(ExtentKind::delayed).precision, Precision::unknown) << "the trap: the map says 0";
    EXPECT_EQ(after.totals.of(ExtentKind::data), exactly(65536));
    EXPECT_EQ(after.totals.of(ExtentKind::preallocated), exactly(983040));
}

TEST_P(InspectedFile, T7PreallocationBeyondTheEndIsNoHole) {
    const auto view = view_of(build({random_bytes(0, 64 * KiB), {Kind::preallocate_keeping_size, 0, MiB}}));
    EXPECT_EQ(view.totals.of(ExtentKind::hole), exactly(0));
    EXPECT_EQ(view.totals.of(ExtentKind::data), exactly(65536));
    EXPECT_EQ(view.totals.preallocated_after_end, has_map() ? exactly(983040) : at_least(0));
    EXPECT_EQ(view.totals.allocated, MiB);
}

TEST_P(InspectedFile, T8APunchedRangeIsAHole) {
    const auto view = view_of(build({random_bytes(0, MiB), {Kind::punch, 128 * KiB, 128 * KiB}}));
    EXPECT_EQ(view.totals.of(ExtentKind::data), exactly(917504));
    EXPECT_EQ(view.totals.of(ExtentKind::hole), exactly(131072));
}

// Every layout that copies are tested with, against a reader of extent maps that is not ours.
TEST_P(InspectedFile, EveryLayoutIsWhatAnotherReaderSees) {
    for (const auto& shape : file_shapes()) {
        SCOPED_TRACE(shape.name);
        build_file(path(shape.name), shape, Settled::yes);
        const auto view = view_of(path(shape.name));
        std::uint64_t sum = 0;
        for (const auto& figure : view.totals.by_kind) sum += figure.bytes;
        EXPECT_EQ(sum, view.size);
        const auto other = extent_totals(path(shape.name));
        ASSERT_EQ(other.has_value(), has_map());
        if (!other) continue;
        EXPECT_EQ(view.totals.of(ExtentKind::data), exactly(other->data));
        EXPECT_EQ(view.totals.of(ExtentKind::inlined), exactly(other->inlined));
        EXPECT_EQ(view.totals.of(ExtentKind::preallocated), exactly(other->preallocated));
        EXPECT_EQ(view.totals.of(ExtentKind::hole), exactly(other->hole));
        EXPECT_EQ(view.totals.preallocated_after_end, exactly(other->preallocated_after_end));
    }
}

INSTANTIATE_TEST_SUITE_P(Inspect, InspectedFile, testing::ValuesIn(all_places()), place_name);

}  // namespace

}  // namespace drover::test
