// SPDX-License-Identifier: GPL-3.0-or-later
// A dropped tar: its members as ranges, how they are aligned, and which can be cloned.
#include <QTableView>

#include "tests/ui/extents/inspector_fixture.h"
#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/archive/part_model.h"

namespace drover::test {
namespace {

using namespace drover::ui;

class ArchiveViewTest : public InspectorTest {
protected:
    void drop_archive() {
        drop_uris("file:///backup.tar");
        ASSERT_TRUE(soon([this] { return shows("parts"); }));
    }
    void small_archive() {
        ArchiveView view;
        view.size = 20 * KiB;
        view.block = 4096;
        view.members = 3;
        view.parts = {{4096, 8000, 4096, "large", 8000, true, ""},
                      {12800, 100, 512, "small", 100, false, "smaller than a block"}};
        view.payload = 8100;
        view.clonable = 8000;
        view.overhead = view.size - view.payload;
        archive = view;
        comparison = comparison_of({file_view("/backup.tar", view.size, {data(0, view.size, MiB)})});
    }
    QTableView& table() { return part<QTableView>("parts"); }
    LaneStrip& own_strip() { return part<LaneStrip>("archive_strip"); }
};

TEST_F(ArchiveViewTest, ShowsMembersWithTheirAlignment) {
    small_archive();
    drop_archive();
    ASSERT_EQ(table().model()->rowCount(), 2);
    const auto cell = [&](int row, int column) { return table().model()->index(row, column).data().toString(); };
    EXPECT_EQ(cell(0, PartModel::offset_column), QStringLiteral("4,096"));
    EXPECT_EQ(cell(0, PartModel::alignment_column), QStringLiteral("4,096"));
    EXPECT_EQ(cell(0, PartModel::clonable_column), QStringLiteral("Can be cloned"));
    EXPECT_EQ(cell(1, PartModel::clonable_column), QStringLiteral("Must be copied: smaller than a block"));
    EXPECT_TRUE(text("archive_headline").contains(QStringLiteral("8,000 bytes of its contents can be cloned")));
    EXPECT_TRUE(text("archive_headline").contains(QStringLiteral("3 members")));
}

TEST_F(ArchiveViewTest, StripAndTableShowTheSameMember) {
    small_archive();
    drop_archive();
    press(Qt::Key_Right);
    EXPECT_EQ(own_strip().cursor_range()->offset, 4096U);
    EXPECT_EQ(table().currentIndex().row(), 0);
    EXPECT_TRUE(own_strip().accessibleDescription().contains(
        QStringLiteral("large · 8,000 bytes at offset 4,096 · aligned to 4,096 · can be cloned")))
        << own_strip().accessibleDescription().toStdString();
    const QRect row = table().visualRect(table().model()->index(1, 0));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, row.center());
    EXPECT_EQ(own_strip().cursor_range()->offset, 12800U);
}

TEST_F(ArchiveViewTest, DamageIsSaid) {
    small_archive();
    Error damage;
    damage.operation = "read";
    damage.reason = "Truncated tar archive";
    damage.path = "/backup.tar";
    archive->damage = damage;
    drop_archive();
    EXPECT_TRUE(text("damage").contains(QStringLiteral("Truncated tar archive")));
}

TEST_F(ArchiveViewTest, WhatIsNoArchiveIsShownAsAFile) {
    small_archive();
    Error no_archive;
    no_archive.reason = "Unrecognized archive format";
    no_archive.operation = "open";
    no_archive.path = "/backup.tar";
    archive = std::unexpected(no_archive);
    drop_uris("file:///backup.tar");
    ASSERT_TRUE(soon([this] { return shows("pieces"); }));
    EXPECT_TRUE(message().contains(QStringLiteral("Unrecognized archive format"))) << message().toStdString();
}

}  // namespace
}  // namespace drover::test
