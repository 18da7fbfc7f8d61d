// SPDX-License-Identifier: GPL-3.0-or-later
// A strip under keys and the mouse.
#include <QClipboard>
#include <QMenu>
#include <QTableView>
#include <QWheelEvent>

#include "tests/ui/extents/inspector_fixture.h"
#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/files/files_page.h"
#include "ui/extents/legend/legend_entry.h"
#include "ui/extents/strip/shared_window.h"

namespace drover::test {
namespace {

using namespace drover::ui;

class StripTest : public InspectorTest {
protected:
    // a: data, hole, data, all of it shared with b but for the last part, which b wrote anew.
    StripTest() {
        const FileView a = file_view("/a", MiB, {data(0, 256 * KiB, 10 * MiB), data(512 * KiB, 512 * KiB, 11 * MiB)});
        const FileView b = file_view(
            "/b", MiB,
            {data(0, 256 * KiB, 10 * MiB), data(512 * KiB, 256 * KiB, 11 * MiB), data(768 * KiB, 256 * KiB, 50 * MiB)});
        open_comparison(comparison_of({a, b}));
    }
    std::uint64_t offset(int file) { return strip(file).cursor_range()->offset; }
    std::size_t lane(int file) { return strip(file).cursor()->lane; }
    const ByteWindow& bytes() { return window->findChild<FilesPage*>()->window_of_bytes().bytes(); }
    QPoint place(int file, std::size_t of_lane, std::uint64_t at) {
        const QRect rect = strip(file).lane_rect(of_lane);
        return {rect.left() + static_cast<int>(bytes().x_of(at)) + 2, rect.center().y()};
    }
};

TEST_F(StripTest, HasTheFocusAndACursorAtOnce) {
    EXPECT_EQ(QApplication::focusWidget(), &strip(0));
    EXPECT_EQ(offset(0), 0U);
}

TEST_F(StripTest, ArrowsGoFromExtentToExtent) {
    press(Qt::Key_Right);
    EXPECT_EQ(offset(0), 256 * KiB);
    press(Qt::Key_Right);
    EXPECT_EQ(offset(0), 512 * KiB);
    press(Qt::Key_Right);
    EXPECT_EQ(offset(0), 512 * KiB) << "there is no further one";
    press(Qt::Key_Left);
    EXPECT_EQ(offset(0), 256 * KiB);
}

TEST_F(StripTest, ControlAndArrowsGoToTheNextOfTheKind) {
    press(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(offset(0), 512 * KiB);
    press(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(offset(0), 0U);
}

TEST_F(StripTest, TabGoesFromLaneToLaneAndFromFileToFile) {
    press(Qt::Key_Tab);
    EXPECT_EQ(lane(0), 1U);
    press(Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget(), &strip(1));
    EXPECT_EQ(lane(1), 0U);
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    EXPECT_EQ(QApplication::focusWidget(), &strip(0));
    EXPECT_EQ(lane(0), 1U);
}

TEST_F(StripTest, PlusMinusAndZeroZoom) {
    EXPECT_TRUE(bytes().shows_all());
    press(Qt::Key_Plus);
    const double once = bytes().bytes_per_pixel();
    EXPECT_FALSE(bytes().shows_all());
    press(Qt::Key_Plus);
    EXPECT_EQ(bytes().bytes_per_pixel(), once / 2);
    press(Qt::Key_Minus);
    EXPECT_EQ(bytes().bytes_per_pixel(), once);
    press(Qt::Key_0);
    EXPECT_TRUE(bytes().shows_all());
}

TEST_F(StripTest, TheCursorIsKeptInSight) {
    for (int i = 0; i < 20; ++i) press(Qt::Key_Plus);
    EXPECT_LT(bytes().end(), 512 * KiB);
    press(Qt::Key_End);
    EXPECT_GT(bytes().end(), 512 * KiB);
    EXPECT_LE(bytes().begin(), 512 * KiB);
}

TEST_F(StripTest, AClickSelectsInTheLaneUnderTheMouse) {
    QTest::mouseClick(&strip(1), Qt::LeftButton, {}, place(1, 1, 600 * KiB));
    EXPECT_EQ(offset(1), 512 * KiB);
    EXPECT_EQ(strip(1).cursor_range()->length, 256 * KiB) << "the sharing ends where b wrote anew";
    EXPECT_FALSE(strip(0).cursor());
}

TEST_F(StripTest, ControlAndTheWheelZoomAtTheMouse) {
    const QPoint mouse = place(0, 0, 700 * KiB);
    const std::uint64_t under = bytes().offset_at(mouse.x() - strip(0).bytes_rect().left());
    QWheelEvent turn(mouse, strip(0).mapToGlobal(mouse), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(&strip(0), &turn);
    EXPECT_FALSE(bytes().shows_all());
    EXPECT_NEAR(bytes().x_of(under), mouse.x() - strip(0).bytes_rect().left(), 1.5);
}

TEST_F(StripTest, DraggingMovesTheBytes) {
    press(Qt::Key_Plus);
    press(Qt::Key_Plus);
    const QPoint from = strip(0).lane_rect(0).center();
    const std::uint64_t before = bytes().begin();
    QTest::mousePress(&strip(0), Qt::LeftButton, {}, from);
    QTest::mouseMove(&strip(0), from - QPoint(60, 0));
    QTest::mouseMove(&strip(0), from - QPoint(90, 0));
    QTest::mouseRelease(&strip(0), Qt::LeftButton, {}, from - QPoint(90, 0));
    EXPECT_NEAR(static_cast<double>(bytes().begin() - before), 90 * bytes().bytes_per_pixel(),
                bytes().bytes_per_pixel() * 2);
}

TEST_F(StripTest, HoveringTellsWhatIsThere) {
    QTest::mouseMove(&strip(0), place(0, 1, 600 * KiB));
    const QString text = this->text("readout");
    EXPECT_TRUE(text.contains(QStringLiteral("Shared here"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("262,144 bytes at offset 524,288"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("b at 524,288"))) << text.toStdString();
    QTest::mouseMove(&strip(0), place(0, 0, 300 * KiB));
    EXPECT_TRUE(this->text("readout").startsWith(QStringLiteral("Hole"))) << this->text("readout").toStdString();
}

TEST_F(StripTest, EnterOffersTheSharersAndGoesThere) {
    press(Qt::Key_Return);
    auto* menu = window->findChild<QMenu*>(QStringLiteral("sharers"));
    ASSERT_NE(menu, nullptr);
    ASSERT_EQ(menu->actions().size(), 1);
    EXPECT_EQ(menu->actions().front()->text(), QStringLiteral("b at offset 0, 262,144 bytes"));
    menu->actions().front()->trigger();
    menu->close();
    EXPECT_EQ(QApplication::focusWidget(), &strip(1));
    EXPECT_EQ(offset(1), 0U);
}

TEST_F(StripTest, ARangeThatNobodySharesSaysSo) {
    press(Qt::Key_Right);
    press(Qt::Key_Return);
    auto* menu = window->findChild<QMenu*>(QStringLiteral("sharers"));
    ASSERT_NE(menu, nullptr);
    EXPECT_FALSE(menu->actions().front()->isEnabled());
    menu->close();
}

TEST_F(StripTest, ControlCCopiesTheSelectedRows) {
    press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    ASSERT_EQ(lines.size(), 3) << "titles, a row, and the end of the last line";
    EXPECT_EQ(lines[1].split(u'\t').value(1), QStringLiteral("0"));
    EXPECT_EQ(lines[1].split(u'\t').value(2), QStringLiteral("262,144"));
}

TEST_F(StripTest, TheLegendHidesAClassInThePicture) {
    LegendEntry* data = nullptr;
    for (auto* entry : window->findChildren<LegendEntry*>()) {
        if (entry->isVisible() && entry->look().name == u"Data") data = entry;
    }
    ASSERT_NE(data, nullptr);
    data->setFocus();  // the strip draws its cursor in another way without the focus
    const QImage before = strip(0).grab().toImage();
    QTest::mouseClick(data, Qt::LeftButton);
    EXPECT_NE(strip(0).grab().toImage(), before);
    QTest::mouseClick(data, Qt::LeftButton);
    EXPECT_EQ(strip(0).grab().toImage(), before);
}

TEST_F(StripTest, TheLegendHasRoomForItsLongestLine) {
    for (auto* entry : window->findChildren<LegendEntry*>()) {
        if (!entry->isVisible()) continue;
        QFont large = entry->font();
        large.setPointSize(2 * large.pointSize());
        entry->setFont(large);
        entry->set_figure({MiB + 1, Precision::at_least}, 3 * MiB);
        QCoreApplication::processEvents();
        EXPECT_GE(entry->width(), entry->sizeHint().width()) << entry->look().name.toStdString();
    }
}

TEST_F(StripTest, HasItsSummaryAsItsName) {
    const QString name = strip(0).accessibleName();
    EXPECT_TRUE(name.startsWith(QStringLiteral("a, 1,048,576 bytes."))) << name.toStdString();
    EXPECT_TRUE(name.contains(QStringLiteral("Hole: 262,144 bytes"))) << name.toStdString();
    EXPECT_TRUE(name.contains(QStringLiteral("Shared here: 524,288 bytes"))) << name.toStdString();
    press(Qt::Key_Right);
    EXPECT_TRUE(strip(0).accessibleDescription().startsWith(QStringLiteral("Hole")));
}

}  // namespace
}  // namespace drover::test
