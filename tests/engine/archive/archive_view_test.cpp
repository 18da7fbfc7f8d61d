// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/api/archive_view.h"

#include <gtest/gtest.h>

#include "tests/support/tar_bytes.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"

namespace drover::testing {

namespace {

class ViewOfArchive : public ::testing::Test {
protected:
    std::string write(const std::string& bytes) {
        write_file(directory_ / "a.tar", bytes);
        return directory_ / "a.tar";
    }

private:
    TemporaryDirectory directory_;
};

TEST_F(ViewOfArchive, has_a_range_for_each_payload) {
    const auto bytes =
        TarBytes().file("one", "12345").directory("d", 0750).file("d/two", std::string(600, 'x')).complete();
    const auto view = view_archive(write(bytes));
    ASSERT_TRUE(view.has_value());
    EXPECT_EQ(view->members, 3U);
    ASSERT_EQ(view->parts.size(), 2U);
    EXPECT_EQ(view->parts[0].name, "one");
    EXPECT_EQ(view->parts[0].length, 5U);
    EXPECT_EQ(bytes.substr(view->parts[0].offset, 5), "12345");
    EXPECT_EQ(view->parts[0].alignment, 512U);
    EXPECT_EQ(view->parts[1].offset % 512, 0U);
    EXPECT_EQ(view->parts[1].length, 600U);
    EXPECT_FALSE(view->parts[0].clonable);
    EXPECT_FALSE(view->parts[0].why_not.empty());
    EXPECT_EQ(view->size, bytes.size());
    EXPECT_EQ(view->payload, 605U);
    EXPECT_EQ(view->overhead, bytes.size() - 605);
    EXPECT_FALSE(view->damage.has_value());
}

TEST_F(ViewOfArchive, tells_where_it_ends_early) {
    const auto view = view_archive(write(TarBytes().file("one", "12345").cut()));
    ASSERT_TRUE(view.has_value());
    EXPECT_EQ(view->parts.size(), 1U);
    ASSERT_TRUE(view->damage.has_value());
}

TEST_F(ViewOfArchive, what_was_cut_off_does_not_count) {
    const auto whole = TarBytes().file("one", "1").file("two", std::string(20480, 'x')).complete();
    const auto view = view_archive(write(whole.substr(0, 11264)));
    ASSERT_TRUE(view.has_value());
    ASSERT_EQ(view->parts.size(), 2U);
    EXPECT_EQ(view->parts[1].length, view->size - view->parts[1].offset);
    EXPECT_EQ(view->parts[1].size, 20480U);
    EXPECT_EQ(view->payload + view->overhead, view->size);
    EXPECT_TRUE(view->damage.has_value());
}

TEST_F(ViewOfArchive, refuses_what_it_cannot_show) {
    EXPECT_EQ(view_archive("/nowhere/a.tar").error().code, "ENOENT");
    const auto path = write(TarBytes().file("one", "1").file("two", "2").complete());
    EXPECT_FALSE(view_archive(path, {}, 1).has_value());
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(view_archive(path, stop.get_token()).error().kind, ErrorKind::cancelled);
}

}  // namespace

}  // namespace drover::testing
