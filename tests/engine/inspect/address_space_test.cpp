// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/address_space.h"

#include <gtest/gtest.h>

#include "tests/engine/inspect/invented_files.h"

namespace drover::testing {

namespace {

class AddressSpaceOf : public ::testing::Test {
protected:
    const inspect::AddressSpace& space(const std::string& name, std::uint64_t device) {
        sys.add(name, {.device = device});
        const auto fd = sys.openat(sys::working_directory, name, sys::OpenMode::read, 0);
        return spaces.of(fd->get(), *sys.fstat(fd->get()));
    }

    InventedFiles sys;
    inspect::AddressSpaces spaces{sys};
};

TEST_F(AddressSpaceOf, btrfs_is_one_for_all_subvolumes) {
    sys.magic = btrfs_magic;
    const auto& a = space("a", 1);
    const auto& b = space("b", 2);
    EXPECT_EQ(a.number, b.number);
    EXPECT_EQ(a.view.key, "btrfs:42424242424242424242424242424242");
    EXPECT_EQ(a.view.key, b.view.key);
    EXPECT_FALSE(a.shared_by_block);
}

TEST_F(AddressSpaceOf, others_go_by_their_uuid_and_else_by_their_device) {
    EXPECT_EQ(space("a", 1).view.key, "uuid:30313233343536373839616263646566:0:1");
    sys.uuid.clear();
    EXPECT_NE(space("b", 2).view.key, space("c", 3).view.key);
    EXPECT_TRUE(space("b", 2).view.key.starts_with("device:")) << space("b", 2).view.key;
    EXPECT_NE(space("b", 2).number, space("c", 3).number);
    EXPECT_EQ(space("b", 2).number, space("d", 2).number);
}

TEST_F(AddressSpaceOf, two_copies_of_a_filesystem_with_one_uuid_are_two) {
    const auto& original = space("original", 1);
    const auto& copy = space("copy", 2);
    EXPECT_NE(original.view.key, copy.view.key) << "mounted with nouuid";
    EXPECT_NE(original.number, copy.number);
    EXPECT_EQ(space("another", 2).number, copy.number);
}

TEST_F(AddressSpaceOf, an_overlay_is_one_for_each_layer) {
    sys.magic = overlay_magic;
    const auto& upper = space("upper", 1);
    const auto& lower = space("lower", 2);
    EXPECT_NE(upper.number, lower.number) << "equal addresses of two filesystems";
    EXPECT_TRUE(upper.view.via_overlay);
    EXPECT_TRUE(upper.view.key.starts_with("overlay:77:")) << upper.view.key;
}

TEST_F(AddressSpaceOf, a_realtime_file_is_another) {
    sys.xflags["realtime"] = sys::xflag_realtime;
    const auto& usual = space("usual", 1);
    const auto& realtime = space("realtime", 1);
    EXPECT_NE(usual.number, realtime.number);
    EXPECT_EQ(realtime.view.key, usual.view.key + "/realtime");
}

TEST_F(AddressSpaceOf, some_share_nothing_and_some_cannot_say) {
    sys.magic_of_device = {{1, ext4_magic}, {2, tmpfs_magic}, {3, fuse_magic}, {4, smb_magic}, {5, xfs_magic}};
    EXPECT_FALSE(space("ext4", 1).view.can_share);
    EXPECT_FALSE(space("tmpfs", 2).view.can_share);
    EXPECT_TRUE(space("fuse", 3).view.can_share);
    EXPECT_FALSE(space("smb", 4).has_addresses);
    EXPECT_TRUE(space("xfs", 5).shared_by_block);
}

}  // namespace

}  // namespace drover::testing
