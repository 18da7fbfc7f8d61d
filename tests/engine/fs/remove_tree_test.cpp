// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/remove_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::fs {

namespace {

namespace files = std::filesystem;
using testing::Call;
using testing::FaultySyscalls;
using testing::TemporaryDirectory;
using testing::TreeBuilder;

// How many files are open at once.
class Counting : public FaultySyscalls {
public:
    sys::SysResult<sys::UniqueFd> openat(int directory, const std::string& name, sys::OpenMode mode,
                                         std::uint32_t permissions) override {
        auto fd = FaultySyscalls::openat(directory, name, mode, permissions);
        const files::directory_iterator all("/proc/self/fd");
        most = std::max<std::size_t>(most, static_cast<std::size_t>(std::distance(begin(all), end(all))));
        return fd;
    }
    std::size_t most = 0;
};

TEST(RemoveTree, needs_few_descriptors_for_any_depth) {
    const TemporaryDirectory place = TemporaryDirectory::in_memory();
    std::string path = "tree";
    for (int level = 0; level < 300; ++level) path += "/d";
    TreeBuilder(place.path()).directory("tree").file("tree/before", "x");
    files::create_directories(place / path);
    TreeBuilder(place.path())
        .file(path + "/f", "x")
        .directory("tree/empty")
        .directory("tree/other")
        .file("tree/other/f", "x");
    Counting sys;
    const auto directory = sys.openat(sys::working_directory, place.path(), sys::OpenMode::root, 0);
    const std::size_t before = std::exchange(sys.most, 0);
    ASSERT_TRUE(remove_tree(sys, directory->get(), "tree").has_value());
    EXPECT_FALSE(files::exists(place / "tree"));
    EXPECT_LE(sys.most, before + 2);
}

TEST(RemoveTree, goes_nowhere_else_when_a_directory_is_moved_away_meanwhile) {
    const TemporaryDirectory place = TemporaryDirectory::in_memory();
    TreeBuilder(place.path())
        .directory("tree")
        .directory("tree/d")
        .file("tree/d/f", "x")
        .directory("elsewhere")
        .file("elsewhere/kept", "x");
    FaultySyscalls sys;
    const auto directory = sys.openat(sys::working_directory, place.path(), sys::OpenMode::root, 0);
    sys.observe(Call::openat, 0, [&](const auto& site) {
        if (site.names("..")) files::rename(place / "tree/d", place / "elsewhere/d");
    });
    EXPECT_FALSE(remove_tree(sys, directory->get(), "tree").has_value());
    EXPECT_TRUE(files::exists(place / "elsewhere/kept"));
}

}  // namespace

}  // namespace drover::fs
