// SPDX-License-Identifier: GPL-3.0-or-later
// Files side by side: ribbons, table, orders, and what is said about them.
#include <QPushButton>
#include <QTableView>

#include "tests/ui/extents/inspector_fixture.h"
#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/files/ribbons.h"
#include "ui/extents/files/strip_stack.h"
#include "ui/extents/table/piece_model.h"
#include "ui/extents/text/extent_words.h"

namespace drover::test {
namespace {

using namespace drover::ui;

Comparison clone_with_a_change() {
    const FileView a = file_view("/from/a", MiB, {data(0, MiB, 10 * MiB)});
    const FileView b = file_view("/to/b", MiB,
                                 {data(0, 256 * KiB, 10 * MiB), data(256 * KiB, 64 * KiB, 50 * MiB),
                                  data(320 * KiB, 704 * KiB, 10 * MiB + 320 * KiB)});
    return comparison_of({a, b});
}

// Every second block of `a` is in `b` too.
Comparison many_pairs(int pairs) {
    std::vector<Extent> a;
    std::vector<Extent> b;
    for (int i = 0; i < pairs; ++i) {
        const std::uint64_t at = static_cast<std::uint64_t>(i) * 8 * KiB;
        a.push_back(data(at, 4 * KiB, 10 * MiB + at));
        b.push_back(data(at, 4 * KiB, 10 * MiB + at));
    }
    const std::uint64_t size = static_cast<std::uint64_t>(pairs) * 8 * KiB;
    return comparison_of({file_view("/a", size, a), file_view("/b", size, b)});
}

TEST(ExtentWords, FilesOfOneNameAreToldApartByTheirPaths) {
    const std::vector<Extent> extents{data(0, MiB, MiB)};
    const Comparison all = comparison_of({file_view("/x/a/f", MiB, extents), file_view("/y/a/f", MiB, extents),
                                          file_view("/x/b/f", MiB, extents), file_view("/x/g", MiB, extents),
                                          file_view("g", MiB, extents)});
    EXPECT_EQ(name_among(all, 0), QStringLiteral("x/a/f"));
    EXPECT_EQ(name_among(all, 1), QStringLiteral("y/a/f"));
    EXPECT_EQ(name_among(all, 2), QStringLiteral("b/f"));
    EXPECT_EQ(name_among(all, 3), QStringLiteral("x/g"));
    EXPECT_EQ(name_among(all, 4), QStringLiteral("g"));
}

TEST(ExtentWords, AStateRangeIsSharedOnlyWhereAllOfItIs) {
    const Comparison both = comparison_of(
        {file_view("/a", MiB, {data(0, MiB, 10 * MiB)}), file_view("/b", 256 * KiB, {data(0, 256 * KiB, 10 * MiB)})});
    const QString whole = range_text(both, 0, LaneTopic::state, {0, MiB});
    EXPECT_TRUE(whole.contains(QStringLiteral("partly shared"))) << whole.toStdString();
    EXPECT_FALSE(whole.contains(QStringLiteral("shared with")));
    EXPECT_TRUE(range_text(both, 1, LaneTopic::state, {0, 256 * KiB}).contains(QStringLiteral("shared with a at 0")));
    EXPECT_FALSE(range_text(both, 0, LaneTopic::state, {512 * KiB, KiB}).contains(QStringLiteral("shared")));
}

TEST(Ribbons, EachPairIsDrawnOnce) {
    const auto pairs = pairs_to_draw(clone_with_a_change(), {0, MiB}, std::nullopt);
    ASSERT_EQ(pairs.size(), 2U);
    EXPECT_EQ(pairs[0].file, 0U);
    EXPECT_EQ(pairs[0].pair.other, 1U);
    EXPECT_EQ(pairs[0].pair.length, 256 * KiB);
    EXPECT_EQ(pairs[1].pair.offset, 320 * KiB);
    EXPECT_EQ(pairs[1].pair.length, 704 * KiB);
}

TEST(Ribbons, OnlyThoseInSight) {
    EXPECT_EQ(pairs_to_draw(clone_with_a_change(), {0, 64 * KiB}, std::nullopt).size(), 1U);
    EXPECT_TRUE(pairs_to_draw(clone_with_a_change(), {260 * KiB, 4 * KiB}, std::nullopt).empty());
}

TEST(Ribbons, TheSelectedOnesAreMarkedFromBothEnds) {
    for (const std::size_t file : {0U, 1U}) {
        const auto pairs = pairs_to_draw(clone_with_a_change(), {0, MiB}, SelectedRange{file, {0, 4096}});
        ASSERT_EQ(pairs.size(), 2U);
        EXPECT_TRUE(pairs[0].of_selection);
        EXPECT_FALSE(pairs[1].of_selection);
    }
}

TEST(Ribbons, BeyondTwoHundredOnlyTheSelectedOnesAreDrawn) {
    const Comparison comparison = many_pairs(300);
    const ByteRange all{0, 300 * 8 * KiB};
    EXPECT_TRUE(pairs_to_draw(comparison, all, std::nullopt).empty());
    const auto selected = pairs_to_draw(comparison, all, SelectedRange{1, {80 * KiB, 4 * KiB}});
    ASSERT_EQ(selected.size(), 1U);
    EXPECT_EQ(selected[0].pair.offset, 80 * KiB);
    EXPECT_TRUE(selected[0].of_selection);
    EXPECT_EQ(pairs_to_draw(many_pairs(200), all, std::nullopt).size(), 200U);
}

TEST(Ribbons, AFileThatSharesWithItselfHangsALoop) {
    const Comparison comparison =
        comparison_of({file_view("/a", 2 * MiB, {data(0, MiB, 10 * MiB), data(MiB, MiB, 10 * MiB)})});
    const auto pairs = pairs_to_draw(comparison, {0, 2 * MiB}, std::nullopt);
    ASSERT_EQ(pairs.size(), 1U);
    EXPECT_EQ(pairs[0].pair.other, 0U);
    const QPainterPath loop = ribbon_below({0, 10, 50}, {20, 30, 50}, 30);
    EXPECT_GT(loop.boundingRect().bottom(), 60);
    EXPECT_TRUE(ribbon_between({0, 10, 0}, {20, 30, 40}).contains(QPointF(15, 20)));
}

class ComparisonTest : public InspectorTest {
protected:
    QTableView& table() { return part<QTableView>("pieces"); }
    QString cell(int row, int column) { return table().model()->index(row, column).data().toString(); }
};

TEST_F(ComparisonTest, SaysWhatTheCopyReallyShares) {
    open_comparison(clone_with_a_change());
    EXPECT_EQ(
        text("headline"),
        QStringLiteral("Sharing saves 983,040 bytes: these files map 2,097,152 bytes; with every shared byte counted "
                       "once, 1,114,112 bytes."));
}

TEST_F(ComparisonTest, DrawsRibbonsBetweenTheStrips) {
    open_comparison(clone_with_a_change());
    auto* stack = window->findChild<StripStack*>();
    EXPECT_EQ(stack->ribbons().size(), 2U);
    const QRect upper = strip(0).lane_rect(1);
    const QPoint between = strip(0).mapTo(stack, QPoint(upper.left() + 20, strip(0).height() + 2));
    const QImage picture = stack->grab().toImage();
    EXPECT_NE(picture.pixelColor(between), stack->palette().color(QPalette::Window)) << "a ribbon begins here";
}

TEST_F(ComparisonTest, TheTableHasExactBytesAndFollowsTheStrip) {
    open_comparison(clone_with_a_change());
    EXPECT_EQ(table().model()->rowCount(), 3) << "of the file with the cursor: data, overwritten in b, data";
    press(Qt::Key_Tab);
    press(Qt::Key_Right);
    EXPECT_EQ(table().currentIndex().row(), 1);
    EXPECT_EQ(cell(1, PieceModel::offset_column), QStringLiteral("262,144"));
    EXPECT_EQ(cell(1, PieceModel::length_column), QStringLiteral("65,536"));
    EXPECT_EQ(cell(1, PieceModel::sharing_column), QStringLiteral("Exclusive"));
    EXPECT_EQ(cell(0, PieceModel::sharers_column), QStringLiteral("b at 0"));
    EXPECT_EQ(cell(2, PieceModel::address_column), QStringLiteral("10,813,440")) << "of the piece, not of its extent";
}

TEST_F(ComparisonTest, TheStripFollowsTheTable) {
    open_comparison(clone_with_a_change());
    const QRect row = table().visualRect(table().model()->index(2, PieceModel::offset_column));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, row.center());
    press(Qt::Key_Up);
    EXPECT_EQ(QApplication::focusWidget(), &table());
    EXPECT_EQ(table().currentIndex().row(), 1);
    ASSERT_TRUE(strip(0).cursor());
    EXPECT_EQ(strip(0).cursor_range()->offset, 0U) << "the extent that holds the row";
}

TEST_F(ComparisonTest, PhysicalOrderShowsAllFiles) {
    open_comparison(clone_with_a_change());
    QTest::mouseClick(&part<QPushButton>("by_address"), Qt::LeftButton);
    EXPECT_EQ(table().model()->rowCount(), 6);
    EXPECT_FALSE(table().isColumnHidden(PieceModel::file_column));
    std::uint64_t last = 0;
    for (int row = 0; row < 6; ++row) {
        const std::uint64_t address = QLocale().toULongLong(cell(row, PieceModel::address_column));
        EXPECT_GE(address, last);
        last = address;
    }
    EXPECT_EQ(cell(5, PieceModel::file_column), QStringLiteral("b"));
    table().setFocus();
    table().setCurrentIndex(table().model()->index(5, PieceModel::offset_column));
    ASSERT_TRUE(strip(1).cursor());
    EXPECT_EQ(strip(1).cursor_range()->offset, 256 * KiB);
}

TEST_F(ComparisonTest, AFileThatCannotBeReadIsNamedWithItsCause) {
    Comparison shown = comparison_of({file_view("/a", MiB, {data(0, MiB, 10 * MiB)})});
    Error denied;
    denied.kind = ErrorKind::permission;
    denied.operation = "openat";
    denied.code = "EACCES";
    denied.reason = "Permission denied";
    denied.path = "/secret";
    shown.files.insert(shown.files.begin(), std::unexpected(denied));
    for (SegmentUse& use : shown.uses) ++use.file;
    open_comparison(shown);
    EXPECT_TRUE(text("file_error").contains(QStringLiteral("/secret: Permission denied")));
    EXPECT_EQ(strip(1).cursor_range()->length, MiB);
    EXPECT_EQ(table().model()->rowCount(), 1);
}

TEST_F(ComparisonTest, UnknownIsNeverShownAsZero) {
    FileView file = file_view("/fuse", MiB, {of_kind(ExtentKind::unknown, 0, MiB)});
    file.source = MapSource::none;
    for (const ExtentKind kind : all_extent_kinds) file.totals.of(kind) = {0, Precision::unknown};
    file.totals.of(ExtentKind::unknown) = {MiB};
    for (Figure* figure :
         {&file.totals.shared, &file.totals.exclusive, &file.totals.in_selection, &file.totals.outside})
        *figure = {0, Precision::unknown};
    file.notes = {"bindfs does not report extents"};
    Comparison shown;
    shown.files.emplace_back(file);
    open_comparison(shown);
    EXPECT_TRUE(text("headline").contains(QStringLiteral("who shares it is unknown")))
        << text("headline").toStdString();
    for (const auto* button : window->findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->text() != u"Exclusive") continue;
        EXPECT_EQ(button->accessibleName(), QStringLiteral("Exclusive: unknown"));
    }
}

TEST_F(ComparisonTest, AnUnsettledFileSaysSoAndSettles) {
    Comparison unsettled = clone_with_a_change();
    unsettled.files[1]->settled = Settled::no;
    open_comparison(unsettled);
    ASSERT_TRUE(shows("settle"));
    comparison = clone_with_a_change();
    QTest::mouseClick(&part<QPushButton>("settle"), Qt::LeftButton);
    ASSERT_TRUE(soon([this] { return comparisons_asked.size() == 2 && shows("pieces"); }));
    EXPECT_TRUE(comparisons_asked.back().settle);
    EXPECT_EQ(comparisons_asked.back().paths, (std::vector<std::string>{"/from/a", "/to/b"}));
    EXPECT_FALSE(window->findChild<QPushButton*>(QStringLiteral("settle")));
}

TEST_F(ComparisonTest, AMillionExtentsAreOpenedDrawnAndScrolled) {
    Comparison shown;
    shown.files.emplace_back(huge_file(1'000'000));
    open_comparison(shown);
    EXPECT_EQ(table().model()->rowCount(), 1'000'000);
    press(Qt::Key_End);
    EXPECT_EQ(table().currentIndex().row(), 999'999);
}

}  // namespace
}  // namespace drover::test
