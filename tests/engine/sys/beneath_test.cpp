// SPDX-License-Identifier: GPL-3.0-or-later
// Opening below a directory, by openat2 and by the walk that stands in for it.
#include <gtest/gtest.h>

#include <cerrno>

#include "engine/sys/linux_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"

namespace drover::sys {

namespace {

using testing::read_file;
using testing::TreeBuilder;

enum class Way : bool { openat2, walk };

class Beneath : public ::testing::TestWithParam<Way> {
protected:
    Beneath() {
        TreeBuilder tree(place_.path());
        tree.directory("in").directory("in/d").file("in/d/file", "inside").file("outside", "secret");
        tree.symlink("in/up", "..").symlink("in/absolute", place_.path().string()).symlink("in/same", "d");
        tree.symlink("in/d/leave", "../../outside");
        root_ = std::move(*sys_.openat(working_directory, (place_ / "in").string(), OpenMode::root, 0));
    }
    int open(const std::string& path, OpenMode mode) {
        const auto fd = GetParam() == Way::openat2 ? sys_.openat_beneath(root_.get(), path, mode, 0600)
                                                   : walk_beneath(root_.get(), path, mode, 0600);
        return fd ? 0 : static_cast<int>(fd.error().code);
    }

    LinuxSyscalls sys_;
    testing::TemporaryDirectory place_;
    UniqueFd root_;
};

TEST_P(Beneath, opens_what_is_there) {
    EXPECT_EQ(open("d/file", OpenMode::read), 0);
    EXPECT_EQ(open("d", OpenMode::root), 0);
    EXPECT_EQ(open(".", OpenMode::root), 0);
    EXPECT_EQ(open("missing/file", OpenMode::read), ENOENT);
    EXPECT_EQ(open("d/new", OpenMode::create_new), 0);
    EXPECT_EQ(open("d/new", OpenMode::create_new), EEXIST);
}

TEST_P(Beneath, never_leaves) {
    for (const auto* path :
         {"..", "../outside", "d/../../outside", "up/outside", "absolute/outside", "up", "absolute"}) {
        EXPECT_NE(open(path, OpenMode::read), 0) << path;
        EXPECT_NE(open(path, OpenMode::root), 0) << path;
        EXPECT_NE(open(path, OpenMode::create_new), 0) << path;
    }
    EXPECT_NE(open((place_ / "outside").string(), OpenMode::read), 0);
    EXPECT_NE(open("d/leave", OpenMode::read_typed), 0);
    EXPECT_NE(open("up/new", OpenMode::create_new), 0);
    EXPECT_FALSE(std::filesystem::exists(place_ / "new"));
}

TEST_P(Beneath, does_not_follow_the_last_link_where_the_mode_says_so) {
    EXPECT_NE(open("same", OpenMode::directory), 0);
    EXPECT_NE(open("same", OpenMode::read), 0);
}

INSTANTIATE_TEST_SUITE_P(Both, Beneath, ::testing::Values(Way::openat2, Way::walk),
                         [](const auto& way) { return way.param == Way::walk ? "walk" : "openat2"; });

TEST(BeneathByTheKernel, follows_links_that_stay_inside) {
    const testing::TemporaryDirectory place;
    TreeBuilder(place.path()).directory("d").file("d/file", "x").symlink("l", "d");
    LinuxSyscalls sys;
    const auto root = sys.openat(working_directory, place.path().string(), OpenMode::root, 0);
    EXPECT_TRUE(sys.openat_beneath(root->get(), "l/file", OpenMode::read, 0).has_value());
    EXPECT_TRUE(sys.openat_beneath(root->get(), "l", OpenMode::root, 0).has_value());
}

}  // namespace

}  // namespace drover::sys
